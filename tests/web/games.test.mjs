// One whole game of each, by taps on the canvas and nothing else.

import assert from 'node:assert/strict';
import { ON_ITS_SIDE, UPRIGHT, coarse } from './lib/config.mjs';
import { GAMES } from './lib/games.mjs';
import { mirror, onScreen } from './lib/mirror.mjs';
import { openGame } from './lib/page.mjs';
import { playByTaps } from './lib/play.mjs';
import { test } from './lib/visit.mjs';

const SHAPES = [
  ['upright', coarse(UPRIGHT)],
  ['on-its-side', coarse(ON_ITS_SIDE)],
];

/** Far enough into the game that there is something to see. */
const MIDDLE = 4;

/** Whoever wants to get on, and hinders nobody: at random some games go on and on. */
const PREFER = [
  /^(Poser (?!.*(sur la place|ramasser))|Jouer|Ajouter)/,
  /^(Piocher|Défausser)/,
];

for (const [number, game] of GAMES.entries()) {
  const [shape, size] = SHAPES[number % SHAPES.length];
  test(`games: a whole game of ${game.id} by touch, ${shape}`, { minutes: 15 }, async (t) => {
    const page = await t.launch(size, { touch: true });
    await openGame(page, game, game.short);
    const before = async (made) => {
      if (made === MIDDLE) await t.shot(page, `${game.id}-middle`);
    };
    const made = await playByTaps(page, { before, prefer: PREFER });
    assert.ok(made > MIDDLE, `somebody played: ${made} moves`);
    const { lines, heading } = await onScreen(page, 'results');
    const told = [heading, ...lines].join(' ');
    assert.match(told, /gagne|nulle/i, 'the results say who won');
    await t.shot(page, `${game.id}-results`);
    assert.equal((await mirror(page)).moves.length, 0, 'nothing is left to play');
  });
}
