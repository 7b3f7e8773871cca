// In a window: the keyboard, which leads through the mirror; the pointer; the window's size; being
// put away. One page for all.

import assert from 'node:assert/strict';
import { QUICK, WINDOW, coarse } from './lib/config.mjs';
import { beginGame } from './lib/first.mjs';
import { GAMES, cardGame, openGameForTwo } from './lib/games.mjs';
import { closeMenu, press } from './lib/hands.mjs';
import { findControl, inMenu, mirror, onScreen, waitFor, waitForTurn } from './lib/mirror.mjs';
import {
  canvasPlace,
  frames,
  movesMade,
  openGame,
  setHidden,
  toTitle,
  waitForFilledWindow,
} from './lib/page.mjs';
import { playByMirror } from './lib/play.mjs';
import { pressInMirror } from './lib/press.mjs';
import { test } from './lib/visit.mjs';
import { until } from './lib/waiting.mjs';
import { BEGIN, HOME, MENU, PLAY, SETTINGS } from './lib/words.mjs';

const inWindow = (t) => t.shared(coarse(WINDOW), { storage: QUICK, locale: 'en-GB' });

test('window: a move of a card game is described and said', { minutes: 5 }, async (t) => {
  const page = await inWindow(t);
  const game = cardGame();
  await openGame(page, game, game.short);
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

test('window: every button by Tab and Enter', {}, async (t) => {
  const page = await inWindow(t);
  const title = await toTitle(page);
  const seen = await tabThrough(page, title.controls.length);
  for (const { id, label, off } of title.controls) {
    assert.ok(off || seen.includes(`control ${id}`), `Tab leads to ${label}`);
  }
  await tabTo(page, `control ${findControl(title, SETTINGS).id}`);
  await page.keyboard.press('Enter');
  await inMenu(page, 'settings');
});

test('window: controls have names of their own on every screen', { minutes: 5 }, async (t) => {
  const page = await inWindow(t);
  await toTitle(page);
  await checkControls(page, 'title');
  await pressInMirror(page, SETTINGS);
  await inMenu(page, 'settings');
  await checkControls(page, 'settings');
  await closeMenu(page);
  for (const { id, tile } of GAMES) {
    await onScreen(page, 'title');
    await pressInMirror(page, [tile]);
    await onScreen(page, 'setup');
    await checkControls(page, `the set-up of ${id}`);
    await pressInMirror(page, HOME);
  }
  await onScreen(page, 'title');
  await pressInMirror(page, [cardGame().tile]);
  await onScreen(page, 'setup');
  await beginGame(page, pressInMirror, BEGIN);
  await onScreen(page, 'table');
  await waitForTurn(page);
  await checkControls(page, 'table');
  await pressInMirror(page, MENU);
  await inMenu(page, 'pause');
  await frames(page);
  await checkControls(page, 'pause');
});

test('window: a move by Tab and Enter', {}, async (t) => {
  const page = await inWindow(t);
  await toTitle(page);
  await pressInMirror(page, [openGameForTwo().tile]);
  await onScreen(page, 'setup');
  await beginGame(page, pressInMirror, BEGIN);
  const asked = await waitForTurn(page);
  const before = await movesMade(page);
  await tabTo(page, `move ${asked.moves.at(-1).number}`);
  await page.keyboard.press('Enter');
  await waitFor(page, ({ ply }) => ply !== asked.ply, 'the move was made', 10);
  assert.ok((await movesMade(page)) > before);
});

test('window: the pointer is ours, and a hand over what can be pressed', {}, async (t) => {
  const page = await inWindow(t);
  const { x, y, w, h } = findControl(await toTitle(page), PLAY);
  const { left, top } = await canvasPlace(page);
  const pointerAt = async (across, down) => {
    await page.mouse.move(left + across, top + down);
    await frames(page);
    return page.evaluate(() => getComputedStyle(document.getElementById('table')).cursor);
  };
  assert.match(await pointerAt(x + w / 2, y + h / 2), /cursor-hand/);
  assert.match(await pointerAt(3, 3), /cursor-arrow/);
  // They are there, and as large as pointers are.
  for (const name of ['arrow', 'hand', 'fist']) {
    for (const [end, size] of [['', 32], ['-2x', 64]]) {
      const wide = await page.evaluate(async (src) => {
        const picture = new Image();
        picture.src = src;
        await picture.decode();
        return picture.width;
      }, `icons/cursor-${name}${end}.png`);
      assert.equal(wide, size, name + end);
    }
  }
});

test('window: the title is not paused when it was hidden', {}, async (t) => {
  const page = await inWindow(t);
  await toTitle(page);
  await setHidden(page, true);
  await setHidden(page, false);
  // Whatever the game makes of it, it has heard it by then.
  await frames(page);
  await onScreen(page, 'title');
});

test('window: the table keeps clear of notches and bars', {}, async (t) => {
  const page = await inWindow(t);
  await toTitle(page);
  const insets = { top: 47, right: 20, bottom: 34, left: 44 };
  const inset = (safe) =>
    page.evaluate((sides) => {
      for (const [side, pixels] of sides) {
        document.documentElement.style.setProperty(`--${side}`, `${pixels}px`);
      }
    }, Object.entries(safe));
  await inset(insets);
  const near = (one, other) => Math.abs(one - other) <= 1;
  const clear = async () => {
    const { left, top, width, height, window } = await canvasPlace(page);
    const fills =
      near(left + width, window.width - insets.right) &&
      near(top + height, window.height - insets.bottom);
    return near(left, insets.left) && near(top, insets.top) && fills;
  };
  await until(clear, 'the canvas lies within the insets', 15);
  await frames(page);
  const { width, height } = await canvasPlace(page);
  for (const { label, x, y, w, h } of (await mirror(page)).controls) {
    assert.ok(x >= 0 && y >= 0 && x + w <= width + 1 && y + h <= height + 1, `${label} is seen`);
  }
  await inset({ top: 0, right: 0, bottom: 0, left: 0 });
  await waitForFilledWindow(page);
});

test('window: a small one grows', {}, async (t) => {
  const page = await inWindow(t);
  await toTitle(page);
  for (const size of [{ width: 320, height: 480 }, { width: 1200, height: 700 }]) {
    await page.setViewportSize(size);
    await waitForFilledWindow(page);
  }
  await beginGame(page, press, PLAY);
  await onScreen(page, 'table');
  await page.setViewportSize({ width: WINDOW.width, height: WINDOW.height });
  await waitForFilledWindow(page);
});
