// What a test of the page has besides what every test has: pages that are watched for errors,
// pictures, and evidence when it fails. The running itself is node:test's.

import fs from 'node:fs/promises';
import path from 'node:path';
import { after, test as nodeTest } from 'node:test';
import { closeBrowser, makeContext } from './browser.mjs';
import { SHOTS } from './config.mjs';
import { mirror } from './mirror.mjs';
import { closeSites, sharedSite } from './site.mjs';

/** Pages that outlive a test, by what they were made with. */
const kept = new Map();
/** What goes wrong on any page belongs to the test that runs. */
let troubles = [];

async function forgetKept() {
  const pages = [...kept.values()];
  kept.clear();
  for (const page of pages) await page.context().close().catch(() => {});
}

after(async () => {
  await forgetKept();
  await closeBrowser();
  await closeSites();
});

class Visit {
  contexts = [];
  /** Called at the end, last first. */
  afterwards = [];

  /** A page in a fresh context; `site`: another one than the shared. */
  async launch(size, options = {}) {
    const page = await this.#make(size, options);
    this.contexts.push(page.context());
    return page;
  }

  /**
   * The page of this size that the tests of this file share, wherever the test before has left
   * it: loading takes longer than most of what is tested. After a failure it is a new one.
   */
  async shared(size, options = {}) {
    const key = JSON.stringify([size, options]);
    if (!kept.has(key)) kept.set(key, await this.#make(size, options));
    return kept.get(key);
  }

  async #make(size, options) {
    const { address } = options.site ?? (await sharedSite());
    const { page } = await makeContext(size, options, address, (told) => troubles.push(told));
    return page;
  }

  async shot(page, name) {
    await fs.mkdir(SHOTS, { recursive: true });
    await page.screenshot({ path: path.join(SHOTS, `${name}.png`) });
  }

  /** Pictures and words of everything open, for whoever looks for the mistake. */
  async keepEvidence(name) {
    const pages = [
      ...this.contexts.flatMap((context) => context.pages()),
      ...[...kept.values()].flatMap((page) => page.context().pages()),
    ];
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

async function forgetEvidence(name) {
  const files = await fs.readdir(SHOTS).catch(() => []);
  const old = files.filter((file) => file.startsWith(`FAILED-${fileName(name)}-`));
  await Promise.all(old.map((file) => fs.rm(path.join(SHOTS, file), { force: true })));
}

/** Fails after so many minutes, while there are still pages to take pictures of. */
async function within(minutes, running) {
  let timer;
  const over = new Promise((_, reject) => {
    const error = new Error(`not done after ${minutes} minutes`);
    timer = setTimeout(() => reject(error), minutes * 60_000);
  });
  try {
    await Promise.race([running, over]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * `minutes`: when to give up. `allow`: patterns of console errors and failed requests that
 * belong to what is tested; any other fails the test.
 */
export function test(name, { minutes = 3, allow = [] }, run) {
  nodeTest(name, async () => {
    await forgetEvidence(name);
    troubles = [];
    const visit = new Visit();
    const failures = [];
    try {
      await within(minutes, run(visit));
    } catch (error) {
      failures.push(error.stack ?? String(error));
    }
    const unknown = troubles.filter((told) => !allow.some((known) => known.test(told)));
    failures.push(...[...new Set(unknown)].slice(0, 20));
    if (failures.length > 0) {
      await visit.keepEvidence(name);
      await forgetKept();
    }
    await visit.close();
    if (failures.length > 0) throw new Failure(failures.join('\n'));
  });
}

/** What is told about a failure is all in its message: where it was put together says nothing. */
class Failure extends Error {
  constructor(message) {
    super(message);
    this.stack = message;
  }
}
