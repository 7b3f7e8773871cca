// What happens to a page during its life: sound, being put away, the back button, a reload, a
// second tab, a graphics chip that goes away. One page lives through all of it, at one game.

import assert from 'node:assert/strict';
import { ON_ITS_SIDE, QUICK, coarse } from './lib/config.mjs';
import { anyGame } from './lib/games.mjs';
import { press } from './lib/hands.mjs';
import { inMenu, mirror, onScreen, waitFor, waitForTurn } from './lib/mirror.mjs';
import {
  backAtTable,
  checkLanguage,
  linkTo,
  open,
  setHidden,
  start,
  startButton,
  stayAtGame,
} from './lib/page.mjs';
import { playByMirror } from './lib/play.mjs';
import { checkPosition, position } from './lib/position.mjs';
import { test } from './lib/visit.mjs';
import { until } from './lib/waiting.mjs';
import { CONTINUE, CONTINUE_HERE, MENU, RESUME } from './lib/words.mjs';

const onePage = (t) => t.shared(coarse(ON_ITS_SIDE), { touch: true, storage: QUICK });

/** Plays on, and returns where the game then stands. */
async function playOn(page) {
  await stayAtGame(page, anyGame());
  assert.equal(await playByMirror(page, { most: 2 }), 2);
  return position(page);
}

const soundStates = (page) => page.evaluate(() => globalThis.veillee.audioStates());

test('life: sound begins with the first tap and rests while hidden', {}, async (t) => {
  const page = await onePage(t);
  await open(page, linkTo(anyGame()));
  await startButton(page).waitFor({ state: 'visible', timeout: 60_000 });
  await checkLanguage(page, 'fr');
  const early = await soundStates(page);
  assert.ok(!early.includes('running'), `silent before the first tap: ${early}`);
  await start(page);
  const heard = async () => (await soundStates(page)).includes('running');
  const describe = async () => String(await soundStates(page));
  await until(heard, 'sound is running', 15, describe);
  await waitForTurn(page);

  await setHidden(page, true);
  const silent = async () => !(await soundStates(page)).includes('running');
  await until(silent, 'sound rests while the page is hidden', 10, describe);
  await inMenu(page, 'pause');

  await setHidden(page, false);
  await until(heard, 'sound is back', 10, describe);
  assert.equal((await mirror(page)).menu, 'pause', 'the game waits for its player');
  await press(page, CONTINUE);
  await waitForTurn(page);
});

test('life: the back button closes the menu, not the page', {}, async (t) => {
  const page = await onePage(t);
  await stayAtGame(page, anyGame());
  await waitForTurn(page);
  await page.evaluate(() => {
    globalThis.sameDocument = true;
  });
  const same = () => page.evaluate(() => globalThis.sameDocument === true);
  await press(page, MENU);
  await waitFor(page, (now) => now.menu === 'pause' && now.back, 'there is a menu to close');
  await page.goBack();
  await onScreen(page, 'table', 10);
  assert.ok(await same(), 'the page is still there');
  // And once more: the way back must not be used up.
  await press(page, MENU);
  await inMenu(page, 'pause');
  await page.goBack();
  await onScreen(page, 'table', 10);
  assert.ok(await same(), 'the page is still there');
});

test('life: a reload does not begin a linked game anew', { minutes: 4 }, async (t) => {
  const page = await onePage(t);
  const before = await playOn(page);
  await page.reload({ waitUntil: 'commit' });
  const { screen } = await start(page);
  // Back at the table or offered on the title: either is fine, losing the game is not.
  if (screen !== 'table') await press(page, RESUME);
  await checkPosition(page, before);
});

/** Loses the canvas's graphics as a phone does that has too little memory. */
function loseGraphics() {
  globalThis.beforeTheLoss = true;
  const context = document.getElementById('table').getContext('webgl2');
  context.getExtension('WEBGL_lose_context').loseContext();
}

const lossAllowed = { minutes: 4, allow: [/context.?lost/i] };

test('life: a lost graphics context comes back at the same move', lossAllowed, async (t) => {
  const page = await onePage(t);
  const before = await playOn(page);
  await page.evaluate(loseGraphics);
  const anew = async () => {
    const old = await page.evaluate(() => globalThis.beforeTheLoss === true).catch(() => true);
    return !old;
  };
  await until(anew, 'the page is loaded anew', 30);
  await backAtTable(page);
  await checkPosition(page, before);
  await t.shot(page, 'after-context-loss');
  assert.equal(await playByMirror(page, { most: 1 }), 1, 'and the game goes on');
});

test('life: one game in two tabs', { minutes: 5 }, async (t) => {
  const first = await onePage(t);
  const before = await playOn(first);
  const here = (page) => page.getByRole('button', { name: CONTINUE_HERE });
  assert.equal(await here(first).isVisible(), false, 'alone there is nothing to ask');

  const second = await first.context().newPage();
  await open(second);
  await startButton(second).waitFor({ state: 'visible', timeout: 60_000 });
  await first.bringToFront();
  await here(first).waitFor({ state: 'visible', timeout: 20_000 });
  await t.shot(first, 'two-tabs');
  await here(first).click();
  // It is loaded anew, for what the other tab may have kept.
  await backAtTable(first);
  await checkPosition(first, before);
  assert.equal(await here(first).isVisible(), false);
  await second.bringToFront();
  await here(second).waitFor({ state: 'visible', timeout: 20_000 });
  await first.bringToFront();
  assert.equal(await playByMirror(first, { most: 1 }), 1, 'and the game goes on');
  await second.close();
});
