// Opponents: they think in a worker of the page, or where there is none in the game itself, and
// play the same.

import assert from 'node:assert/strict';
import { ON_ITS_SIDE } from './lib/config.mjs';
import { keptMatch, movesMade, openGame } from './lib/page.mjs';
import { test } from './lib/runner.mjs';
import { until } from './lib/waiting.mjs';

const ENOUGH = 6;

/** As in a browser that does not allow them. */
function refuseWorkers() {
  globalThis.Worker = class {
    constructor() {
      throw new DOMException('not allowed here', 'SecurityError');
    }
  };
}

async function firstMoves(t, game, { workers }) {
  const page = await t.launch(ON_ITS_SIDE);
  if (!workers) await page.addInitScript(refuseWorkers);
  await openGame(page, game, 'seats=ai:hard,ai:medium');
  const enough = async () => (await movesMade(page)) >= ENOUGH;
  await until(enough, `${ENOUGH} moves were made`, 60);
  assert.equal(page.workers().length, workers ? 1 : 0, 'workers');
  const { moves } = JSON.parse((await keptMatch(page)).record);
  await page.context().close();
  return moves.slice(0, ENOUGH);
}

for (const game of ['songo', 'sar-zan']) {
  test(`opponents: in ${game} a worker thinks as the game itself does`, {}, async (t) => {
    const there = await firstMoves(t, game, { workers: true });
    const here = await firstMoves(t, game, { workers: false });
    assert.deepEqual(here, there);
  });
}
