// Opponents: they think in a worker of the page, or where there is none in the game itself, and
// play the same.

import assert from 'node:assert/strict';
import { ON_ITS_SIDE, coarse } from './lib/config.mjs';
import { cardGame, openGameForTwo } from './lib/games.mjs';
import { keptMatch, movesMade, openGame } from './lib/page.mjs';
import { test } from './lib/visit.mjs';
import { until } from './lib/waiting.mjs';

const ENOUGH = 6;

/** The worker is asked, and what it answers is lost: the opponent thinks for ever. */
function loseAnswers() {
  const Real = globalThis.Worker;
  globalThis.Worker = class extends Real {
    constructor(address, options) {
      super(address, options);
      this.addEventListener('message', (message) => message.stopImmediatePropagation());
    }
    postMessage(message) {
      if (message.request) globalThis.isAsked = true;
      super.postMessage(message);
    }
  };
}

function countDrawing() {
  globalThis.drawn = 0;
  const canvas = globalThis.WebGL2RenderingContext.prototype;
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
    const real = canvas[name];
    canvas[name] = function (...values) {
      globalThis.drawn += 1;
      return real.apply(this, values);
    };
  }
}

/** In how many of so many frames something was drawn. */
function drawnFrames(frames) {
  return new Promise((done) => {
    let drawn = 0;
    let left = frames;
    let before = globalThis.drawn;
    const look = () => {
      if (globalThis.drawn !== before) drawn += 1;
      before = globalThis.drawn;
      left -= 1;
      if (left > 0) requestAnimationFrame(look);
      else done(drawn);
    };
    requestAnimationFrame(look);
  });
}

/** As in a browser that does not allow them. */
function refuseWorkers() {
  globalThis.Worker = class {
    constructor() {
      throw new DOMException('not allowed here', 'SecurityError');
    }
  };
}

async function firstMoves(t, game, { workers }) {
  const page = await t.launch(coarse(ON_ITS_SIDE));
  if (!workers) await page.addInitScript(refuseWorkers);
  await openGame(page, game, 'seats=ai:hard,ai:medium');
  const enough = async () => (await movesMade(page)) >= ENOUGH;
  await until(enough, `${ENOUGH} moves were made`, 60);
  assert.equal(page.workers().length, workers ? 1 : 0, 'workers');
  const { moves } = JSON.parse((await keptMatch(page)).record);
  await page.context().close();
  return moves.slice(0, ENOUGH);
}

for (const [kind, find] of [
  ['with nothing hidden', openGameForTwo],
  ['with hidden hands', cardGame],
]) {
  test(`opponents: in a game ${kind} a worker thinks as the game itself does`, {}, async (t) => {
    const there = await firstMoves(t, find(), { workers: true });
    const here = await firstMoves(t, find(), { workers: false });
    assert.deepEqual(here, there);
  });
}

// Whoever thinks would otherwise share the machine with a picture that does not change.
test('opponents: while one thinks a still table is not drawn', {}, async (t) => {
  const page = await t.launch(coarse(ON_ITS_SIDE));
  await page.addInitScript(loseAnswers);
  await page.addInitScript(countDrawing);
  await openGame(page, cardGame(3), 'seats=ai:hard,ai:hard,ai:hard');
  await until(() => page.evaluate(() => globalThis.isAsked), 'an opponent is asked', 60);
  // What was dealt comes to rest; then it is drawn once a second, in case it was lost.
  const rests = async () => (await page.evaluate(drawnFrames, 60)) <= 10;
  await until(rests, 'the table rests', 60);
  const drawn = await page.evaluate(drawnFrames, 200);
  assert.ok(drawn >= 1, 'it is drawn now and then');
  assert.ok(drawn <= 40, `drawn in ${drawn} of 200 frames`);
});
