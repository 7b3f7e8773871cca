// One whole game of each, by taps on the canvas and nothing else.

import assert from 'node:assert/strict';
import { GAMES, ON_ITS_SIDE, SHORT, UPRIGHT } from './lib/config.mjs';
import { mirror, onScreen } from './lib/mirror.mjs';
import { openGame } from './lib/page.mjs';
import { playByTaps } from './lib/play.mjs';
import { test } from './lib/runner.mjs';

// One pixel for each of the page's: four would be drawn four times as slowly, and a whole game
// takes long enough.
const SHAPES = [
  ['upright', { ...UPRIGHT, density: 1 }],
  ['on-its-side', ON_ITS_SIDE],
];

/** Far enough into the game that there is something to see. */
const MIDDLE = 4;

/** Whoever wants to get on: at random these games go on and on. */
const PREFER = { soon: /^Poser (?!.*sur la place)/, swoop: /^(Jouer|Ajouter)/ };

for (const [number, game] of GAMES.entries()) {
  const [shape, size] = SHAPES[number % SHAPES.length];
  test(`games: a whole game of ${game} by touch, ${shape}`, { minutes: 15 }, async (t) => {
    const page = await t.launch(size, { touch: true });
    await openGame(page, game, SHORT[game]);
    const before = async (made) => {
      if (made === MIDDLE) await t.shot(page, `${game}-middle`);
    };
    const made = await playByTaps(page, { before, prefer: PREFER[game] });
    assert.ok(made > MIDDLE, `somebody played: ${made} moves`);
    const { lines, heading } = await onScreen(page, 'results');
    const told = [heading, ...lines].join(' ');
    assert.match(told, /gagne|nulle/i, 'the results say who won');
    await t.shot(page, `${game}-results`);
    assert.equal((await mirror(page)).moves.length, 0, 'nothing is left to play');
  });
}
