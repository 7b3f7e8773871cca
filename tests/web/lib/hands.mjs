// Hands: taps on the canvas, with a finger where there is touch and with the mouse elsewhere.

import { hasTouch } from './browser.mjs';
import { findControl, inBrief, mirror, waitFor } from './mirror.mjs';
import { canvasPlace, frames } from './page.mjs';

const MOST_TURNS = 40;
// How far a finger that begins in the middle moves a list, as a share of the height.
const FARTHEST = 0.35;

const middle = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 });

/** A tap at this point of the canvas, in CSS pixels from its top left corner. */
export async function tapCanvas(page, x, y) {
  const { left, top } = await canvasPlace(page);
  if (hasTouch(page)) await page.touchscreen.tap(left + x, top + y);
  else await page.mouse.click(left + x, top + y);
}

/** Taps the control with this label (see words.mjs), moving its list until it is in view. */
export async function press(page, wanted) {
  const what = `there is a button ${describe(wanted)}`;
  const there = (now) => findControl(now, wanted);
  const find = (seconds = 5) => waitFor(page, there, what, seconds).then(there);
  let control = await find().catch(() => searchList(page, there));
  // Once more, for the message.
  control = await bringIntoView(page, control ?? (await find(1)), find);
  const { x, y } = middle(control);
  await tapCanvas(page, x, y);
}

/** Goes through a list that is longer than the screen, to its end and back. */
async function searchList(page, there) {
  const { width, height } = await canvasPlace(page);
  for (const way of [-1, 1]) {
    for (let turns = 0; turns < MOST_TURNS; turns += 1) {
      const before = await mirror(page);
      if (!before || there(before)) return before && there(before);
      await scroll(page, { x: width / 2, y: height / 2 }, way * height * FARTHEST);
      const now = await mirror(page);
      if (JSON.stringify(now?.controls) === JSON.stringify(before.controls)) break;
    }
  }
  return undefined;
}

function describe(wanted) {
  return typeof wanted === 'function' ? wanted.toString() : String(wanted);
}

/** Menus have their heading above and sometimes a foot below: what is nearer to the edge than
 * this may be under them. */
const margins = (height) => ({ above: Math.min(96, height * 0.26), below: 44 });

async function bringIntoView(page, control, find) {
  const inMenu = (await mirror(page))?.menu !== 'none';
  const { width, height } = await canvasPlace(page);
  const { above, below } = inMenu ? margins(height) : { above: 0, below: 0 };
  let now = control;
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const { y } = middle(now);
    const far = y < above ? above - y : Math.min(0, height - below - y);
    if (Math.abs(far) < 1) return now;
    const by = Math.sign(far) * Math.min(Math.abs(far) + 20, height * FARTHEST);
    await scroll(page, { x: width / 2, y: height / 2 }, by);
    const next = await find();
    // At the end of its list it does not move any more: it is as near as it comes.
    if (Math.abs(middle(next).y - y) < 1) {
      if (y > 0 && y < height) return next;
      throw new Error(`${control.label} does not come into view: ${JSON.stringify(next)}`);
    }
    now = next;
  }
  throw new Error(`${control.label} does not come into view`);
}

/** Moves the list under this point by so many pixels, down if positive. */
async function scroll(page, at, by) {
  const { left, top } = await canvasPlace(page);
  const from = { x: left + at.x, y: top + at.y };
  if (hasTouch(page)) {
    const fingers = await page.context().newCDPSession(page);
    const touch = (type, y) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y }],
      });
    await touch('touchStart', from.y);
    for (let step = 1; step <= 4; step += 1) {
      await touch('touchMove', from.y + (by * step) / 4);
      await frames(page, 1);
    }
    await touch('touchEnd');
    await fingers.detach();
  } else {
    await page.mouse.move(from.x, from.y);
    await page.mouse.wheel(0, -by);
  }
  await frames(page);
}

/** A press beside a menu closes it. */
export async function closeMenu(page) {
  const { height } = await canvasPlace(page);
  await tapCanvas(page, 4, height / 2);
  await waitFor(page, ({ menu }) => menu === 'none', 'the menu closes', 10);
}

const findPiece = (now, piece) => now?.targets.find((target) => target.piece === piece);

/** Taps these pieces of the table one after the other. */
export async function pressPieces(page, pieces) {
  for (const [number, piece] of pieces.entries()) {
    // The press before may have moved what is to be pressed next.
    if (number > 0) await frames(page);
    await pressPiece(page, piece);
  }
}

/** Taps a piece, turning a large hand until it is there. */
async function pressPiece(page, piece) {
  // A piece may become a target only once the press before has been shown, and nothing else
  // should be pressed before that.
  const target =
    (await appears(page, piece, 3)) ??
    (await turnHandTo(page, piece)) ??
    (await appears(page, piece, 8));
  if (!target) {
    throw new Error(`piece ${piece} cannot be pressed\n${inBrief(await mirror(page))}`);
  }
  const { x, y } = middle(target);
  await tapCanvas(page, x, y);
}

function appears(page, piece, seconds) {
  const there = (now) => findPiece(now, piece);
  return waitFor(page, there, `there is piece ${piece}`, seconds).then(there, () => undefined);
}

/**
 * A hand that is too large to lie open has gathered ends: pressing one turns it back, pressing
 * the other on. They are what can be pressed and belongs to no move.
 */
async function turnHandTo(page, piece) {
  const { targets, moves } = (await mirror(page)) ?? { targets: [], moves: [] };
  // Without moves nothing tells the ends from the rest.
  if (moves.length === 0) return undefined;
  const ofMoves = new Set(moves.flatMap(({ presses }) => presses));
  const ends = targets.map((target) => target.piece).filter((name) => !ofMoves.has(name));
  for (const end of ends) {
    for (let turns = 0; turns < MOST_TURNS; turns += 1) {
      const now = await mirror(page);
      if (findPiece(now, piece)) return findPiece(now, piece);
      const way = findPiece(now, end);
      if (!way) break;
      const { x, y } = middle(way);
      await tapCanvas(page, x, y);
      await frames(page);
    }
  }
  return findPiece(await mirror(page), piece);
}
