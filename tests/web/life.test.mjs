// What happens to a page during its life: sound, being put away, the back button, a second tab,
// a graphics chip that goes away.

import assert from 'node:assert/strict';
import { ON_ITS_SIDE, QUICK, WINDOW } from './lib/config.mjs';
import { press } from './lib/hands.mjs';
import { inMenu, mirror, onScreen, waitFor, waitForTurn } from './lib/mirror.mjs';
import { backAtTable, open, openGame, openTitle, start, startButton } from './lib/page.mjs';
import { playByMirror } from './lib/play.mjs';
import { checkPosition, position } from './lib/position.mjs';
import { test } from './lib/runner.mjs';
import { until } from './lib/waiting.mjs';
import { CONTINUE, CONTINUE_HERE, MENU } from './lib/words.mjs';

const soundStates = (page) => page.evaluate(() => globalThis.veillee.audioStates());

/** As if another window came in front of this one, or went away again. */
function setHidden(page, hidden) {
  return page.evaluate((away) => {
    const define = (name, value) =>
      Object.defineProperty(document, name, { configurable: true, get: () => value });
    define('hidden', away);
    define('visibilityState', away ? 'hidden' : 'visible');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, hidden);
}

test('life: sound begins with the first tap and rests while hidden', {}, async (t) => {
  const page = await t.launch(ON_ITS_SIDE, { touch: true });
  await open(page, 'game=songo&seed=7&speed=4');
  await startButton(page).waitFor({ state: 'visible', timeout: 60_000 });
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

test('life: the title is not paused when it was hidden', {}, async (t) => {
  const page = await t.launch(ON_ITS_SIDE);
  await openTitle(page);
  await setHidden(page, true);
  await setHidden(page, false);
  await onScreen(page, 'title');
});

test('life: the back button closes the menu, not the page', {}, async (t) => {
  const page = await t.launch(WINDOW, { touch: true });
  await openGame(page, 'songo');
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

const lossAllowed = { minutes: 4, allow: [/context.?lost/i] };

test('life: a lost graphics context comes back at the same move', lossAllowed, async (t) => {
  const page = await t.launch(ON_ITS_SIDE);
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (...asked) {
      const context = original.apply(this, asked);
      if (this.id === 'table' && asked[0] === 'webgl2') globalThis.tableContext = context;
      return context;
    };
  });
  await openGame(page, 'songo');
  await playByMirror(page, { most: 2 });
  const before = await position(page);
  const lose = () => {
    globalThis.beforeTheLoss = true;
    globalThis.tableContext.getExtension('WEBGL_lose_context').loseContext();
  };
  await page.evaluate(lose);
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
  const first = await t.launch(WINDOW, { storage: QUICK });
  await openGame(first, 'songo');
  await playByMirror(first, { most: 2 });
  const before = await position(first);
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
});
