// For those who do not see the canvas: the mirror, the live region, the keyboard.

import assert from 'node:assert/strict';
import { SHORT, ON_ITS_SIDE, QUICK, WINDOW } from './lib/config.mjs';
import { closeMenu } from './lib/hands.mjs';
import { findControl, inMenu, mirror, onScreen, waitFor, waitForTurn } from './lib/mirror.mjs';
import { frames, movesMade, openGame, openTitle } from './lib/page.mjs';
import { playByMirror, pressInMirror } from './lib/play.mjs';
import { test } from './lib/runner.mjs';
import { BEGIN, LEAVE, MENU, NAMES, SETTINGS } from './lib/words.mjs';

test('readers: a whole game of songo through the mirror', { minutes: 12 }, async (t) => {
  const page = await t.launch(ON_ITS_SIDE);
  await openGame(page, 'songo', SHORT.songo);
  let before;
  let spoken = 0;
  const look = async (made, now) => {
    assert.ok(now.lines.length > 0, 'the table is described');
    assert.match(now.lines.join(' '), /\d/, 'with its seeds');
    assert.equal(new Set(now.moves.map(({ label }) => label)).size, now.moves.length);
    if (before) assert.notDeepEqual(now.lines, before, `move ${made} changed the description`);
    before = now.lines;
    spoken = Math.max(spoken, now.told.length);
  };
  await playByMirror(page, { before: look });
  assert.ok(spoken > 0, 'what happened was said');
  assert.equal(await page.locator('#live').getAttribute('aria-live'), 'polite');
  const results = await onScreen(page, 'results');
  assert.match([results.heading, ...results.lines].join(' '), /gagne|nulle/i);
});

test('readers: a move of a card game is described and said', { minutes: 5 }, async (t) => {
  const page = await t.launch(ON_ITS_SIDE, { locale: 'en-GB' });
  await openGame(page, 'sovango', SHORT.sovango);
  const { lines, told } = await waitForTurn(page, 90);
  await playByMirror(page, { most: 2 });
  const more = (now) => now.told.join('\n') !== told.join('\n');
  const now = await waitFor(page, more, 'something was said', 20);
  assert.notDeepEqual(now.lines, lines);
});

/** What holds for the controls of every screen. */
async function checkControls(page, where) {
  const { controls } = await mirror(page);
  assert.ok(controls.length > 0, `${where} has controls`);
  const ids = controls.map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length, `${where}: no two with one id: ${ids}`);
  for (const { id, label, x, y, w, h } of controls) {
    assert.ok(label.trim(), `${where}: control ${id} has a label`);
    assert.ok([x, y, w, h].every(Number.isFinite), `${where}: ${label} is somewhere`);
    assert.ok(w > 0 && h > 0, `${where}: ${label} has a size`);
  }
}

/**
 * What has the focus after so many presses of Tab, in this order. Begins at the mirror's heading,
 * where screen readers begin: the canvas has a focus of its own, moved by the same key.
 */
async function tabThrough(page, steps) {
  await page.locator('#heading').focus();
  const seen = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    seen.push(
      await page.evaluate(() => {
        const { id, move } = document.activeElement?.dataset ?? {};
        if (id !== undefined) return `control ${id}`;
        return move === undefined ? '' : `move ${move}`;
      }),
    );
  }
  return seen;
}

async function tabTo(page, goal) {
  const { moves, controls } = await mirror(page);
  const seen = await tabThrough(page, moves.length + controls.length);
  const steps = seen.indexOf(goal);
  assert.ok(steps >= 0, `Tab leads to ${goal}: ${seen}`);
  await tabThrough(page, steps + 1);
}

test('readers: every button by Tab and Enter', {}, async (t) => {
  const page = await t.launch(WINDOW, { storage: QUICK });
  const title = await openTitle(page);
  const seen = await tabThrough(page, title.controls.length);
  for (const { id, label, off } of title.controls) {
    assert.ok(off || seen.includes(`control ${id}`), `Tab leads to ${label}`);
  }
  await tabTo(page, `control ${findControl(title, SETTINGS).id}`);
  await page.keyboard.press('Enter');
  await inMenu(page, 'settings');
});

test('readers: a move by Tab and Enter', {}, async (t) => {
  const page = await t.launch(WINDOW);
  await openGame(page, 'songo');
  const asked = await waitForTurn(page);
  const before = await movesMade(page);
  await tabTo(page, `move ${asked.moves.at(-1).number}`);
  await page.keyboard.press('Enter');
  await waitFor(page, ({ stamp }) => stamp !== asked.stamp, 'the move was made', 10);
  assert.ok((await movesMade(page)) > before);
});

test('readers: controls have names of their own on every screen', {}, async (t) => {
  const page = await t.launch(WINDOW, { storage: QUICK });
  await openTitle(page);
  await checkControls(page, 'title');
  await pressInMirror(page, SETTINGS);
  await inMenu(page, 'settings');
  await checkControls(page, 'settings');
  await closeMenu(page);
  await onScreen(page, 'title');
  await pressInMirror(page, NAMES.soon);
  await onScreen(page, 'setup');
  await checkControls(page, 'setup');
  await pressInMirror(page, BEGIN);
  await onScreen(page, 'table');
  await waitForTurn(page);
  await checkControls(page, 'table');
  await pressInMirror(page, MENU);
  await inMenu(page, 'pause');
  await frames(page);
  await checkControls(page, 'pause');
});

test('readers: what a small screen has no room for is in the mirror', {}, async (t) => {
  const page = await t.launch(ON_ITS_SIDE);
  await openGame(page, 'songo');
  await waitForTurn(page);
  await pressInMirror(page, MENU);
  await inMenu(page, 'pause');
  // The last of a list that has to be moved to be seen; who does not see it cannot move it.
  await pressInMirror(page, LEAVE);
  await onScreen(page, 'title');
});
