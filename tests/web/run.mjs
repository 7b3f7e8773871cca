// node run.mjs [part of a test's name]… — see run.sh.

import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { closeBrowser, openBrowser } from './lib/browser.mjs';
import { DIST, HERE } from './lib/config.mjs';
import { findGames } from './lib/games.mjs';
import { closeSites, sharedSite } from './lib/site.mjs';

/** As many files at a time: each has a browser that draws and a game that thinks. */
const AT_A_TIME = Math.min(2, os.availableParallelism());

// What takes longest comes first, so that nothing is left to wait for at the end.
const FIRST = ['games', 'update', 'keeping', 'links', 'life', 'phone', 'opponents'];

const parts = process.argv.slice(2);
const onlyList = parts[0] === '--list';

async function testFiles() {
  const files = (await fs.readdir(HERE)).filter((name) => name.endsWith('.test.mjs'));
  const place = (file) => FIRST.indexOf(file.split('.')[0]) >>> 0;
  files.sort((one, other) => place(one) - place(other));
  return files.map((name) => path.join(HERE, name));
}

/** A pattern that finds this very text. */
const literally = (text) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** What is not asked for is not reported, nor that it begins. */
async function* withoutSkipped(events) {
  for await (const event of events) {
    if (event.type !== 'test:start' && event.data?.skip === undefined) yield event;
  }
}

/** Runs the tests, tells how they went, and returns their names and how many failed. */
async function runTests(patterns, reporter) {
  const ran = [];
  const skipped = [];
  let failed = 0;
  const options = { files: await testFiles(), concurrency: AT_A_TIME };
  if (patterns.length > 0) options.testNamePatterns = patterns;
  const events = run(options);
  events.on('test:pass', ({ name, skip }) => (skip === undefined ? ran : skipped).push(name));
  events.on('test:fail', ({ name }) => {
    ran.push(name);
    failed += 1;
  });
  const told = reporter ? events.compose(withoutSkipped).compose(reporter) : events;
  for await (const text of told) if (reporter) process.stdout.write(text);
  return { ran, skipped, failed };
}

// The games are found once, for all files.
const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'veillee-'));
process.env.VEILLEE_GAMES = path.join(folder, 'games.json');
const began = Date.now();
try {
  const { address } = await sharedSite();
  const games = await findGames(address);
  await fs.writeFile(process.env.VEILLEE_GAMES, JSON.stringify(games));
  const version = (await openBrowser()).version();
  await closeBrowser();
  if (onlyList) {
    // A pattern that nothing has in its name.
    const { skipped } = await runTests([/^$/]);
    console.log(skipped.join('\n'));
  } else {
    console.log(`${DIST}, Chromium ${version}: ${games.map(({ id }) => id).join(', ')}`);
    const { ran, skipped, failed } = await runTests(parts.map(literally), spec);
    if (ran.length === 0) {
      console.error(`no test is called like ${parts.join(' or ')}; there are:`);
      for (const name of skipped) console.error(`  ${name}`);
    }
    const minutes = ((Date.now() - began) / 60_000).toFixed(1);
    console.log(`${ran.length - failed} of ${ran.length} passed in ${minutes} minutes`);
    process.exitCode = ran.length > 0 && failed === 0 ? 0 : 1;
  }
} finally {
  await closeBrowser();
  await closeSites();
  await fs.rm(folder, { recursive: true, force: true });
}
