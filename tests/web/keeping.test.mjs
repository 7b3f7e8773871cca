// What is kept from one visit to the next, and what happens when it cannot be.

import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { ON_ITS_SIDE, QUICK, WINDOW, coarse } from './lib/config.mjs';
import { beginGame } from './lib/first.mjs';
import { anyGame } from './lib/games.mjs';
import { press } from './lib/hands.mjs';
import { findControl, inMenu, onScreen, waitFor, words } from './lib/mirror.mjs';
import {
  checkLanguage,
  kept,
  keptMatch,
  linkTo,
  movesMade,
  open,
  openGame,
  openTitle,
  start,
  startButton,
  toTitle,
} from './lib/page.mjs';
import { playByMirror, playByTaps } from './lib/play.mjs';
import { checkPosition, position } from './lib/position.mjs';
import { test } from './lib/visit.mjs';
import { until } from './lib/waiting.mjs';
import { EXPORT, IMPORT, PLAY, RESUME, SETTINGS } from './lib/words.mjs';

// Two people in two places; the one has a game, the other has none.
const here = (t) => t.shared(coarse(ON_ITS_SIDE), { touch: true, storage: QUICK });
const there = (t) => t.shared(coarse(WINDOW), { storage: QUICK });

test('keeping: a game is resumed after a reload', { minutes: 4 }, async (t) => {
  const page = await here(t);
  const title = await openTitle(page);
  assert.equal(findControl(title, RESUME), undefined, 'nothing to resume at first');
  await beginGame(page, press, PLAY);
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

test('keeping: a damaged save is set aside and told', {}, async (t) => {
  const page = await t.launch(coarse(WINDOW), { storage: { 'veillee.match': '{broken' } });
  await openTitle(page);
  await waitFor(page, (now) => /abîmé/.test(words(now)), 'it is told', 10);
  await t.shot(page, 'damaged-save');
  assert.equal(await kept(page, 'veillee.match.damaged-1'), '{broken', 'nothing is lost');
  assert.equal(await kept(page, 'veillee.match'), null);
});

test('keeping: damaged settings do not stop the start', {}, async (t) => {
  const damaged = '{"speed":"warp"}';
  const page = await t.launch(coarse(WINDOW), { storage: { 'veillee.settings': damaged } });
  await openTitle(page);
  assert.equal(await kept(page, 'veillee.settings.damaged-1'), damaged);
});

const patient = { minutes: 4 };

test('keeping: a full storage is told in English to en-GB, and play goes on', patient, async (t) => {
  const page = await t.launch(coarse(ON_ITS_SIDE), { locale: 'en-GB' });
  await page.addInitScript(() => {
    const original = Storage.prototype.setItem;
    Storage.prototype.setItem = function (...pair) {
      if (this === globalThis.localStorage) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
      original.apply(this, pair);
    };
  });
  // As fast as it is for whoever has changed nothing.
  await open(page, linkTo(anyGame(), '', '1'));
  await startButton(page).waitFor({ state: 'visible', timeout: 60_000 });
  await checkLanguage(page, 'en');
  await start(page);
  await waitFor(page, (now) => /can be saved/.test(words(now)), 'it is told', 60);
  assert.equal(await playByMirror(page, { most: 2 }), 2);
  assert.equal(await keptMatch(page), null);
});

test('keeping: without any storage the game can be played', { minutes: 4 }, async (t) => {
  const page = await t.launch(coarse(ON_ITS_SIDE));
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
  await openGame(page, anyGame());
  assert.equal(await playByMirror(page, { most: 2 }), 2);
});

async function openSettings(page) {
  await toTitle(page);
  await press(page, SETTINGS);
  return inMenu(page, 'settings');
}

async function chooseFile(page, name, buffer) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser', { timeout: 20_000 }),
    press(page, IMPORT),
  ]);
  await chooser.setFiles({ name, mimeType: 'application/json', buffer });
}

test('keeping: a file that is no export changes nothing', {}, async (t) => {
  const page = await there(t);
  await toTitle(page);
  const settings = await kept(page, 'veillee.settings');
  const before = words(await openSettings(page));
  await chooseFile(page, 'other.json', Buffer.from('<html>not this</html>'));
  await waitFor(page, (now) => words(now) !== before, 'a sentence says so', 10);
  assert.equal(await kept(page, 'veillee.settings'), settings);
});

test('keeping: a game is exported and imported elsewhere', { minutes: 6 }, async (t) => {
  const from = await here(t);
  await openGame(from, anyGame());
  await playByMirror(from, { most: 2 });
  const before = await position(from);
  // Away from the table, so that nothing is played meanwhile.
  await openSettings(from);
  const [download] = await Promise.all([
    from.waitForEvent('download', { timeout: 20_000 }),
    press(from, EXPORT),
  ]);
  assert.equal(download.suggestedFilename(), 'veillee.json');
  const file = await fs.readFile(await download.path());
  const exported = JSON.parse(file.toString());
  assert.equal(exported.pages.match.moves, before.made, 'the game is in it');
  assert.ok(exported.pages.settings, 'and the settings');

  const to = await there(t);
  await openSettings(to);
  assert.equal(await movesMade(to), null, 'there is no game yet');
  // The name matters to none but the player.
  await chooseFile(to, 'veillee.json', file);
  const arrived = async () => (await movesMade(to).catch(() => null)) === before.made;
  await until(arrived, 'the game has arrived', 20);
  await start(to);
  await onScreen(to, 'title');
  await press(to, RESUME);
  await checkPosition(to, before);
});
