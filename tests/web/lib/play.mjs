// Playing: by taps on the canvas, or through the mirror's buttons alone.

import { press, pressPiece } from './hands.mjs';
import { inBrief, isAsked, mirror, waitFor } from './mirror.mjs';
import { movesMade } from './page.mjs';
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
  const gone = (now) => !isAsked(now) || now.stamp !== asked.stamp;
  return waitFor(page, gone, 'an only choice is played', 4).then(
    () => true,
    () => false,
  );
}

async function checkTaken(page, asked, move, made) {
  const gone = (now) => !isAsked(now) || now.stamp !== asked.stamp;
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

/**
 * Plays until the results, or until `most` moves were made by hand; returns how many were.
 * `choose` makes a move. `before(made, now)` is called when a move is about to be chosen. Moves
 * whose label `prefer` matches are chosen before others.
 */
async function play(page, options, choose) {
  const { most = Infinity, limit = 400, seed = SEED, before, prefer } = options;
  const below = random(seed);
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
    const wanted = now.moves.filter(({ label }) => prefer?.test(label));
    const moves = wanted.length > 0 ? wanted : now.moves;
    const move = moves[below(moves.length)];
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
    async move(_, move) {
      for (const piece of move.presses) await pressPiece(page, piece);
    },
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

/** Presses a control without the canvas. */
export async function pressInMirror(page, labels) {
  const pressed = () =>
    page.evaluate((wanted) => {
      const buttons = [...document.querySelectorAll('#mirror button[data-id]')];
      const label = (button) => button.textContent.trim();
      const found =
        buttons.find((button) => wanted.includes(label(button))) ??
        buttons.find((button) => wanted.some((beginning) => label(button).startsWith(beginning)));
      found?.click();
      return Boolean(found);
    }, labels);
  await until(pressed, `the mirror has a button ${labels}`, 20);
}
