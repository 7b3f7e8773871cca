// Where a game stands, so that it can be found again.

import assert from 'node:assert/strict';
import { waitForChoice } from './mirror.mjs';
import { keptMatch } from './page.mjs';

/** What somebody would remember: what the table says, what could be played, what is kept. */
export async function position(page, seconds = 90) {
  const { game, lines, moves } = await waitForChoice(page, seconds);
  const match = await keptMatch(page);
  assert.ok(match, 'the game is kept');
  return { game, lines, moves, made: match.moves, record: JSON.parse(match.record) };
}

/** The same position as `before`, wherever it came from. */
export async function checkPosition(page, before, seconds = 90) {
  const now = await position(page, seconds);
  assert.equal(now.game, before.game);
  assert.equal(now.made, before.made, 'as many moves were made');
  assert.deepEqual(now.record.moves, before.record.moves, 'the same moves');
  assert.equal(now.record.seed, before.record.seed, 'the same game');
  assert.deepEqual(now.lines, before.lines, 'the table says the same');
  const labels = ({ moves }) => moves.map(({ label }) => label);
  assert.deepEqual(labels(now), labels(before), 'the same can be played');
}
