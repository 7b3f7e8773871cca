// node run.mjs [part of a test's name]… — see run.sh.

import fs from 'node:fs/promises';
import { browserVersion, closeBrowser, openBrowser } from './lib/browser.mjs';
import { DIST, HERE } from './lib/config.mjs';
import { names, runAll } from './lib/runner.mjs';
import { closeSites } from './lib/site.mjs';

// What is quick and says most comes first, whole games last.
const ORDER = [
  'loading',
  'phone',
  'links',
  'keeping',
  'life',
  'opponents',
  'readers',
  'offline',
  'update',
];
const place = (file) => (ORDER.indexOf(file.split('.')[0]) + ORDER.length + 1) % (ORDER.length + 1);
const files = (await fs.readdir(HERE)).filter((name) => name.endsWith('.test.mjs'));
files.sort((one, other) => place(one) - place(other));
for (const file of files) await import(`./${file}`);

const parts = process.argv.slice(2);
if (parts[0] === '--list') {
  console.log(names().join('\n'));
  process.exit(0);
}

await openBrowser();
console.log(`${DIST}, Chromium ${browserVersion()}`);
let passed = false;
try {
  passed = await runAll(parts);
} finally {
  await closeBrowser();
  await closeSites();
}
// A promise that nobody waits for any more must not keep this alive.
process.exit(passed ? 0 : 1);
