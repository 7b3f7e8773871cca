// In the hand: both ways to hold a phone, turning it; and screens with very many pixels.

import assert from 'node:assert/strict';
import { ON_ITS_SIDE, QUICK, UPRIGHT, coarse } from './lib/config.mjs';
import { anyGame } from './lib/games.mjs';
import { beginGame } from './lib/first.mjs';
import { press, pressPieces } from './lib/hands.mjs';
import { inMenu, mirror, onScreen, waitFor, waitForTurn } from './lib/mirror.mjs';
import {
  canvasPlace,
  keptMatch,
  linkTo,
  open,
  openTitle,
  start,
  waitForFilledWindow,
} from './lib/page.mjs';
import { playByTaps } from './lib/play.mjs';
import { test } from './lib/visit.mjs';
import { LEARN, ON, PLAY, SETTINGS, SHOW_ME } from './lib/words.mjs';

for (const [name, size] of [
  ['upright', UPRIGHT],
  ['on-its-side', ON_ITS_SIDE],
]) {
  test(`phone: ${name}, from the title to the table by touch`, {}, async (t) => {
    const page = await t.launch(size, { touch: true, storage: QUICK });
    const backdrops = [];
    page.on('request', (request) => {
      const [, way] = /backdrop-(\w+)\.webp/.exec(request.url()) ?? [];
      if (way) backdrops.push(way);
    });
    const title = await openTitle(page);
    // What the phone is not held for does not keep the title waiting.
    assert.equal(backdrops[0], size.height > size.width ? 'portrait' : 'landscape');
    await waitForFilledWindow(page);
    for (const { label, x, y, w, h, off } of title.controls) {
      // A finger needs about as much; half a pixel is lost in rounding.
      assert.ok(off || Math.min(w, h) >= 43.5, `${label} is large enough: ${w} × ${h}`);
      const inside = x >= -1 && y >= -1 && x + w <= size.width + 1 && y + h <= size.height + 1;
      assert.ok(inside, `${label} is on the screen: ${[x, y, w, h]}`);
    }
    await t.shot(page, `title-${name}`);
    await beginGame(page, press, PLAY);
    await onScreen(page, 'table');
    await waitForTurn(page);
    await t.shot(page, `table-${name}`);
  });
}

test('phone: a lesson by touch, from the offer to the first move', {}, async (t) => {
  const page = await t.launch(UPRIGHT, { touch: true, storage: QUICK });
  await openTitle(page);
  await press(page, PLAY);
  await inMenu(page, 'offer');
  await t.shot(page, 'lesson-offered');
  await press(page, LEARN);
  await onScreen(page, 'table');
  const has = (labels) => (now) => now.controls.some(({ label }) => labels.includes(label));
  const first = await waitFor(page, has(ON), 'something to read');
  await t.shot(page, 'lesson');
  await press(page, ON);
  // The button and the sentence may come one after the other.
  const another = (now) => has(SHOW_ME)(now) && now.lines.join() !== first.lines.join();
  const asked = await waitFor(page, another, 'another sentence, and a move is asked for');
  await press(page, SHOW_ME);
  await waitFor(page, ({ ply }) => ply !== asked.ply, 'the move was made', 15);
  // Nothing of it takes the place of a game.
  assert.equal(await keptMatch(page), null);
});

test('phone: turned while something moves', { minutes: 5 }, async (t) => {
  const page = await t.launch(coarse(ON_ITS_SIDE), { touch: true });
  // Slowly, so that there is time to turn it.
  await open(page, linkTo(anyGame(), '', '0.5'));
  await start(page);
  let size = ON_ITS_SIDE;
  let turnedInMotion = 0;
  for (let turn = 0; turn < 4; turn += 1) {
    const now = await waitForTurn(page, 90);
    await pressPieces(page, now.moves[turn % now.moves.length].presses);
    await waitFor(page, ({ phase }) => phase === 'moving', 'something is on its way', 15);
    // There and back and there again, without waiting for anything to settle.
    for (let times = 0; times < 3; times += 1) {
      // Turning puts everything where it belongs at once: what moved, has moved.
      if ((await mirror(page)).phase === 'moving') turnedInMotion += 1;
      size = size === ON_ITS_SIDE ? UPRIGHT : ON_ITS_SIDE;
      await page.setViewportSize({ width: size.width, height: size.height });
      await waitForFilledWindow(page);
      await waitFor(page, ({ screen }) => screen === 'table', 'the table');
    }
    await t.shot(page, `turned-${turn + 1}`);
  }
  assert.ok(turnedInMotion > 0, 'it was turned while something moved');
  const { targets } = await waitForTurn(page, 90);
  for (const { piece, x, y, w, h } of targets) {
    const across = x + w / 2 > 0 && x + w / 2 < size.width;
    const along = y + h / 2 > 0 && y + h / 2 < size.height;
    assert.ok(across && along, `piece ${piece} is on the turned screen`);
  }
  assert.equal(await playByTaps(page, { most: 1 }), 1, 'the game goes on');
});

test('phone: a screen with very many pixels', { minutes: 6 }, async (t) => {
  // A part of it would be enough for more pixels than a side may have; all of it takes a minute.
  const page = await t.launch({ width: 1400, height: 320, density: 3 });
  await openTitle(page);
  await waitForFilledWindow(page);
  const { pixels } = await canvasPlace(page);
  assert.ok(Math.max(...pixels) <= 4096, `no more than graphics chips can: ${pixels}`);
  // Fewer pixels than the screen has: presses must still land where they are meant to.
  await press(page, SETTINGS);
  // Millions of pixels without a graphics card: a frame takes its time.
  await inMenu(page, 'settings', 60);
});
