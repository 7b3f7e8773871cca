// What is kept from one visit to the next, and what happens when it cannot be.

import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { ON_ITS_SIDE, QUICK, WINDOW } from './lib/config.mjs';
import { press } from './lib/hands.mjs';
import { findControl, inMenu, onScreen, waitFor, words } from './lib/mirror.mjs';
import { kept, keptMatch, movesMade, open, openGame, openTitle, start } from './lib/page.mjs';
import { playByMirror, playByTaps } from './lib/play.mjs';
import { checkPosition, position } from './lib/position.mjs';
import { test } from './lib/runner.mjs';
import { until } from './lib/waiting.mjs';
import { EXPORT, IMPORT, PLAY, RESUME, SETTINGS } from './lib/words.mjs';

test('keeping: a game is resumed after a reload', { minutes: 4 }, async (t) => {
  const page = await t.launch(ON_ITS_SIDE, { touch: true, storage: QUICK });
  const title = await openTitle(page);
  assert.equal(findControl(title, RESUME), undefined, 'nothing to resume at first');
  await press(page, PLAY);
  await playByTaps(page, { most: 3 });
  const before = await position(page);
  assert.ok(before.made >= 3, `moves were made: ${before.made}`);
  await page.reload({ waitUntil: 'commit' });
  await start(page);
  await onScreen(page, 'title');
  await t.shot(page, 'title-resume');
  await press(page, RESUME);
  await checkPosition(page, before);
  await playByTaps(page, { most: 1 });
  assert.ok((await movesMade(page)) > before.made, 'and it goes on');
});

test('keeping: a reload does not begin a linked game anew', { minutes: 4 }, async (t) => {
  const page = await t.launch(ON_ITS_SIDE);
  await openGame(page, 'songo');
  await playByMirror(page, { most: 2 });
  const before = await position(page);
  await page.reload({ waitUntil: 'commit' });
  const { screen } = await start(page);
  // Back at the table or offered on the title: either is fine, losing the game is not.
  if (screen !== 'table') await press(page, RESUME);
  await checkPosition(page, before);
});

test('keeping: a damaged save is set aside and told', {}, async (t) => {
  const page = await t.launch(WINDOW, { storage: { 'veillee.match': '{broken' } });
  await openTitle(page);
  await waitFor(page, (now) => /abîmé/.test(words(now)), 'it is told', 10);
  await t.shot(page, 'damaged-save');
  assert.equal(await kept(page, 'veillee.match.damaged-1'), '{broken', 'nothing is lost');
  assert.equal(await kept(page, 'veillee.match'), null);
});

test('keeping: damaged settings do not stop the start', {}, async (t) => {
  const page = await t.launch(WINDOW, { storage: { 'veillee.settings': '{"speed":"warp"}' } });
  await openTitle(page);
  assert.equal(await kept(page, 'veillee.settings.damaged-1'), '{"speed":"warp"}');
});

test('keeping: a full storage is told, and play goes on', { minutes: 4 }, async (t) => {
  const page = await t.launch(ON_ITS_SIDE, { locale: 'en-GB' });
  await page.addInitScript(() => {
    const original = Storage.prototype.setItem;
    Storage.prototype.setItem = function (...pair) {
      if (this === globalThis.localStorage) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
      original.apply(this, pair);
    };
  });
  await openGame(page, 'songo');
  await waitFor(page, (now) => /can be saved/.test(words(now)), 'it is told', 60);
  assert.equal(await playByMirror(page, { most: 2 }), 2);
  assert.equal(await keptMatch(page), null);
});

test('keeping: without any storage the game can be played', { minutes: 4 }, async (t) => {
  const page = await t.launch(ON_ITS_SIDE);
  // As in browsers where cookies are forbidden: only looking at it is an error.
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await openGame(page, 'songo');
  assert.equal(await playByMirror(page, { most: 2 }), 2);
});

test('keeping: a game is exported and imported elsewhere', { minutes: 6 }, async (t) => {
  const here = await t.launch(WINDOW);
  await openGame(here, 'songo');
  await playByMirror(here, { most: 2 });
  const before = await position(here);
  // Away from the table, so that nothing is played meanwhile.
  await open(here);
  await start(here);
  await press(here, SETTINGS);
  await inMenu(here, 'settings');
  const [download] = await Promise.all([
    here.waitForEvent('download', { timeout: 20_000 }),
    press(here, EXPORT),
  ]);
  assert.equal(download.suggestedFilename(), 'veillee.json');
  const file = await download.path();
  const exported = JSON.parse(await fs.readFile(file, 'utf8'));
  assert.equal(exported.pages.match.moves, before.made, 'the game is in it');
  assert.ok(exported.pages.settings, 'and the settings');

  const there = await t.launch(WINDOW);
  await openTitle(there);
  await press(there, SETTINGS);
  await inMenu(there, 'settings');
  const [chooser] = await Promise.all([
    there.waitForEvent('filechooser', { timeout: 20_000 }),
    press(there, IMPORT),
  ]);
  // The name matters to none but the player.
  const buffer = await fs.readFile(file);
  await chooser.setFiles({ name: 'veillee.json', mimeType: 'application/json', buffer });
  const arrived = async () => (await movesMade(there).catch(() => null)) === before.made;
  await until(arrived, 'the game has arrived', 20);
  await start(there);
  await onScreen(there, 'title');
  await press(there, RESUME);
  await checkPosition(there, before);
});

test('keeping: a file that is no export changes nothing', {}, async (t) => {
  const page = await t.launch(WINDOW, { storage: QUICK });
  await openTitle(page);
  const settings = await kept(page, 'veillee.settings');
  await press(page, SETTINGS);
  const before = words(await inMenu(page, 'settings'));
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser', { timeout: 20_000 }),
    press(page, IMPORT),
  ]);
  const buffer = Buffer.from('<html>not this</html>');
  await chooser.setFiles({ name: 'other.json', mimeType: 'application/json', buffer });
  await waitFor(page, (now) => words(now) !== before, 'a sentence says so', 10);
  assert.equal(await kept(page, 'veillee.settings'), settings);
});
