// A small runner: tests one after the other in one browser, because two at a time would only
// wait for each other.

import fs from 'node:fs/promises';
import path from 'node:path';
import { SHOTS } from './config.mjs';
import { makeContext } from './browser.mjs';
import { mirror } from './mirror.mjs';
import { sharedSite } from './site.mjs';

const tests = [];

/**
 * `minutes`: when to give up. `allow`: patterns of console errors and failed requests that
 * belong to what is tested; any other fails the test.
 */
export function test(name, options, run) {
  tests.push({ name, minutes: 3, allow: [], ...options, run });
}

class Visit {
  contexts = [];
  troubles = [];
  /** Called at the end, last first. */
  afterwards = [];

  /** A page in a fresh context; `site`: another one than the shared. */
  async launch(size, options = {}) {
    const { address } = options.site ?? (await sharedSite());
    const { context, page } = await makeContext(size, options, address, this.troubles);
    this.contexts.push(context);
    return page;
  }

  async shot(page, name) {
    await fs.mkdir(SHOTS, { recursive: true });
    await page.screenshot({ path: path.join(SHOTS, `${name}.png`) });
  }

  /** Pictures and words of everything open, for whoever looks for the mistake. */
  async keepEvidence(name) {
    const pages = this.contexts.flatMap((context) => context.pages());
    for (const [number, page] of pages.entries()) {
      const file = path.join(SHOTS, `FAILED-${fileName(name)}-${number + 1}`);
      try {
        await fs.mkdir(SHOTS, { recursive: true });
        await fs.writeFile(`${file}.json`, JSON.stringify(await mirror(page), null, 1));
        await page.screenshot({ path: `${file}.png`, timeout: 10_000 });
      } catch (error) {
        console.error(`    no picture of page ${number + 1}: ${String(error).split('\n')[0]}`);
      }
    }
  }

  async close() {
    for (const context of this.contexts) await context.close().catch(() => {});
    for (const last of this.afterwards.reverse()) await last();
  }
}

function fileName(name) {
  return name.replace(/[^a-zA-Z0-9]+/g, '-').slice(0, 60);
}

function deadline(minutes) {
  let timer;
  const over = new Promise((_, reject) => {
    const error = new Error(`not done after ${minutes} minutes`);
    timer = setTimeout(() => reject(error), minutes * 60_000);
  });
  return { over, stop: () => clearTimeout(timer) };
}

async function forgetEvidence(name) {
  const files = await fs.readdir(SHOTS).catch(() => []);
  const old = files.filter((file) => file.startsWith(`FAILED-${fileName(name)}-`));
  await Promise.all(old.map((file) => fs.rm(path.join(SHOTS, file))));
}

async function runOne({ name, minutes, allow, run }) {
  await forgetEvidence(name);
  const visit = new Visit();
  const began = Date.now();
  const { over, stop } = deadline(minutes);
  let failure;
  try {
    await Promise.race([run(visit), over]);
  } catch (error) {
    failure = error;
  }
  stop();
  const troubles = visit.troubles.filter((told) => !allow.some((known) => known.test(told)));
  if (failure || troubles.length > 0) await visit.keepEvidence(name);
  await visit.close();
  const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6);
  console.log(`${failure || troubles.length > 0 ? 'FAILED' : 'ok    '} ${seconds} s  ${name}`);
  if (failure) console.log(indented(failure.stack ?? String(failure)));
  for (const trouble of [...new Set(troubles)].slice(0, 20)) console.log(indented(trouble));
  return !failure && troubles.length === 0;
}

function indented(text) {
  return text.replace(/^/gm, '    ');
}

/** Runs the tests whose name contains one of `parts` (all, without any); `true`: all passed. */
export async function runAll(parts) {
  const wanted = ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part));
  const chosen = tests.filter(wanted);
  if (chosen.length === 0) {
    console.error(`no test is called like ${parts.join(' or ')}; there are:`);
    for (const { name } of tests) console.error(`  ${name}`);
    return false;
  }
  const began = Date.now();
  let passed = 0;
  for (const one of chosen) {
    if (await runOne(one)) passed += 1;
  }
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  console.log(`${passed} of ${chosen.length} passed in ${minutes} minutes`);
  return passed === chosen.length;
}

export function names() {
  return tests.map(({ name }) => name);
}
