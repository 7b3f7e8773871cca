// Playing: by taps on the canvas, or through the mirror's buttons alone.

import { press, pressPieces } from './hands.mjs';
import { inBrief, isAsked, mirror, waitFor } from './mirror.mjs';
import { movesMade } from './page.mjs';
import { pressInMirror } from './press.mjs';
import { random } from './random.mjs';
import { until } from './waiting.mjs';
import { NEXT_ROUND } from './words.mjs';

const SEED = 20;
/** Nothing at all happens for so long: the game is stuck. An opponent may think for a while. */
const STUCK = 45;
/** A move that was asked for is made at once; this is for slow frames. */
const MOVE_TAKEN = 6;

const isOver = (now) => now.screen === 'results';

/** Waits until a person has something to do: a move, a score sheet to close, the results. */
async function nextThing(page) {
  const something = (now) => isOver(now) || now.menu === 'score' || isAsked(now);
  for (;;) {
    const before = await mirror(page);
    const changed = (now) => something(now) || inBrief(now) !== inBrief(before);
    const now = await waitFor(page, changed, 'something happens', STUCK);
    if (something(now)) return now;
  }
}

/** The table plays an only choice by itself after a beat. `true`: it did. */
async function playedByItself(page, asked) {
  const gone = (now) => !isAsked(now) || now.ply !== asked.ply;
  return waitFor(page, gone, 'an only choice is played', 4).then(
    () => true,
    () => false,
  );
}

async function checkTaken(page, asked, move, made) {
  const gone = (now) => !isAsked(now) || now.ply !== asked.ply;
  const told = `"${move.label}" (${move.presses.join(' ')}) is taken`;
  await waitFor(page, gone, told, MOVE_TAKEN);
  if (made === null) return;
  // A finished game is not kept any more.
  const grown = async () => {
    const now = await movesMade(page);
    return now === null || now > made;
  };
  await until(grown, `${told}, and kept`, MOVE_TAKEN, async () => inBrief(await mirror(page)));
}

/** Moves that are made alike: they begin with the same word, and take as many presses. */
const kindOf = ({ label, presses }) => `${label.split(/[ :]/)[0]} ${presses.length}`;

/**
 * Plays until the results, or until `most` moves were made by hand; returns how many were.
 * `choose` makes a move. `before(made, now)` is called when a move is about to be chosen. Moves
 * whose label the first pattern of `prefer` matches are chosen before others, and so on.
 */
async function play(page, options, choose) {
  const { most = Infinity, limit = 400, seed = SEED, before, prefer = [] } = options;
  const below = random(seed);
  const known = new Set();
  let made = 0;
  while (made < most) {
    const now = await nextThing(page);
    if (isOver(now)) break;
    if (now.menu === 'score') {
      await closeScore(page, choose.closeScore);
      continue;
    }
    if (now.moves.length === 1 && (await playedByItself(page, now))) continue;
    if (made >= limit) throw new Error(`the game does not end\n${inBrief(now)}`);
    await before?.(made, now);
    // What has not been tried yet comes first, so that every kind of move is made once.
    const isNew = (one) => !known.has(kindOf(one));
    const kinds = [isNew, ...prefer.map((liked) => ({ label }) => liked.test(label))];
    const chosen = kinds.map((kind) => now.moves.filter(kind)).find((some) => some.length > 0);
    const moves = chosen ?? now.moves;
    const move = moves[below(moves.length)];
    known.add(kindOf(move));
    const kept = await movesMade(page).catch(() => null);
    await choose.move(page, move, made);
    await checkTaken(page, now, move, kept);
    made += 1;
  }
  return made;
}

async function closeScore(page, pressNext) {
  await pressNext(page);
  await waitFor(page, (now) => now.menu !== 'score', 'the score sheet closes', 10);
}

/** As somebody plays who sees the table: taps on the canvas. */
export function playByTaps(page, options = {}) {
  const byTaps = {
    move: (_, move) => pressPieces(page, move.presses),
    closeScore: () => press(page, NEXT_ROUND),
  };
  return play(page, options, byTaps);
}

/** As somebody plays who hears the table: the mirror's buttons, one of them by keyboard. */
export function playByMirror(page, options = {}) {
  const byMirror = {
    async move(_, move, made) {
      const button = page.locator(`#mirror button[data-move="${move.number}"]`);
      if (made === 0) {
        await button.focus();
        await page.keyboard.press('Enter');
      } else {
        await button.evaluate((element) => element.click());
      }
    },
    closeScore: () => pressInMirror(page, NEXT_ROUND),
  };
  return play(page, options, byMirror);
}
