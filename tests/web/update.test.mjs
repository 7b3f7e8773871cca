// A new version arrives while the old one is in use.

import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { QUICK, WINDOW, coarse } from './lib/config.mjs';
import { beginGame } from './lib/first.mjs';
import { onScreen, waitFor } from './lib/mirror.mjs';
import { openTitle, start } from './lib/page.mjs';
import { pressInMirror } from './lib/press.mjs';
import { copiedSite, packAgain } from './lib/site.mjs';
import { test } from './lib/visit.mjs';
import { until } from './lib/waiting.mjs';
import { waitForOffline } from './lib/workers.mjs';
import { LATER, PLAY, UPDATE } from './lib/words.mjs';

/** Which of the two builds a page is. */
const build = (page) =>
  page.evaluate(() => document.querySelector('meta[name="build"]')?.content ?? 'first');

async function makeSecondBuild(folder) {
  const file = path.join(folder, 'index.html');
  const text = await fs.readFile(file, 'utf8');
  const marked = text.replace('</title>', '</title>\n    <meta name="build" content="second" />');
  assert.notEqual(marked, text);
  await fs.writeFile(file, marked);
  await packAgain(folder);
}

const options = { minutes: 8 };

test('update: a new version is offered and waits to be accepted', options, async (t) => {
  const site = await copiedSite();
  t.afterwards.push(() => site.close());
  const page = await t.launch(coarse(WINDOW), { serviceWorkers: true, storage: QUICK, site });
  await openTitle(page);
  await waitForOffline(page);
  const bar = page.locator('#bar');
  const accept = bar.getByRole('button', { name: UPDATE });
  assert.equal(await bar.isVisible(), false, 'nothing to offer yet');

  await makeSecondBuild(site.folder);
  await page.reload({ waitUntil: 'commit' });
  await start(page);
  await accept.waitFor({ state: 'visible', timeout: 120_000 });
  await t.shot(page, 'update-bar');
  assert.equal(await build(page), 'first', 'the old version keeps running');

  // Not now: the old version goes on, over a whole reload.
  await bar.getByRole('button', { name: LATER }).click();
  assert.equal(await bar.isVisible(), false);
  await beginGame(page, pressInMirror, PLAY);
  await onScreen(page, 'table');
  await page.reload({ waitUntil: 'commit' });
  await start(page);
  assert.equal(await build(page), 'first', 'nobody has accepted anything');

  await accept.waitFor({ state: 'visible', timeout: 120_000 });
  await accept.click();
  const second = async () => (await build(page).catch(() => '')) === 'second';
  await until(second, 'the new version is there', 60);
  const playable = ({ screen }) => ['title', 'table'].includes(screen);
  await start(page);
  await waitFor(page, playable, 'the new version can be played');
  assert.equal(await bar.isVisible(), false, 'nothing more to offer');
});
