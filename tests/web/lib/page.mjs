// Opening the page, and getting from it into the game.

import assert from 'node:assert/strict';
import { mirror, onScreen, unlessBetweenPages, waitFor } from './mirror.mjs';
import { hasTouch } from './browser.mjs';
import { SPEED } from './config.mjs';
import { pressInMirror } from './press.mjs';
import { until } from './waiting.mjs';
import { CLOSE, HOME, MENU, TAP_TO_PLAY } from './words.mjs';

/** Loads the page anew, with this after its `#`. */
export async function open(page, hash = '') {
  // From the same page to the same page with another hash nothing would be loaded.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.goto(hash ? `./#${hash}` : './', { waitUntil: 'commit' });
}

/** The button that begins, once there is something to begin. */
export function startButton(page) {
  return page.locator('#loading').getByRole('button', { name: TAP_TO_PLAY });
}

/** Speaks the page this language, while there is the button? */
export async function checkLanguage(page, lang) {
  const label = { fr: /Toucher pour jouer/, en: /Tap to play/ }[lang];
  assert.match(await startButton(page).innerText(), label);
  assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
}

/** Waits for the button, presses it as a person would, and returns the first screen. */
export async function start(page, seconds = 60) {
  const button = startButton(page);
  // A frame of millions of pixels without a graphics card keeps the press waiting too.
  const timeout = seconds * 1000;
  await button.waitFor({ state: 'visible', timeout });
  await (hasTouch(page) ? button.tap({ timeout }) : button.click({ timeout }));
  return waitFor(page, hasScreen, 'a first screen', 30);
}

const hasScreen = ({ screen }) => !['', 'loading'].includes(screen);

/**
 * After a reload that is to lead straight back to the game: the page may ask for one tap (sound
 * needs it), but not the title for another.
 */
export async function backAtTable(page) {
  const button = startButton(page);
  const there = async () => {
    const now = await mirror(page);
    return (now && hasScreen(now)) || button.isVisible().catch(() => false);
  };
  await until(there, 'the game is back', 60);
  if (await button.isVisible()) await start(page);
  const { screen } = await waitFor(page, hasScreen, 'a first screen', 30);
  assert.equal(screen, 'table', 'straight back to the table');
}

export async function openTitle(page) {
  await open(page);
  await start(page);
  return onScreen(page, 'title');
}

/** What leads from each screen, or from the menu in front of it, a step nearer to the title. */
const STEPS = { table: MENU, setup: HOME, results: HOME };

/** The title of a page that is played already, if it is; loading it takes much longer. */
export async function toTitle(page) {
  const now = await mirror(page);
  if (!now || !hasScreen(now)) return openTitle(page);
  const { screen, menu } = now;
  if (screen === 'title' && menu === 'none') return now;
  const inMenu = menu === 'pause' ? HOME : CLOSE;
  await pressInMirror(page, menu === 'none' ? STEPS[screen] : inMenu);
  const moved = (next) => next.screen !== screen || next.menu !== menu;
  await waitFor(page, moved, `something leads away from ${screen} (${menu})`);
  return toTitle(page);
}

/** The link to a game; `more` are other parts of it. */
export function linkTo(game, more = '', speed = SPEED) {
  return `game=${game.id}&seed=7&speed=${speed}${more && `&${more}`}`;
}

/** A game (see games.mjs) begun by its link. */
export async function openGame(page, game, more = '') {
  await open(page, linkTo(game, more));
  await start(page);
  const there = (now) => now.screen === 'table' && now.game === game.id;
  await waitFor(page, there, `at ${game.name}'s table`);
}

/** The same on a page where it may have been begun already. */
export async function stayAtGame(page, game) {
  const now = await mirror(page);
  const isThere = now?.screen === 'table' && now.menu === 'none' && now.game === game.id;
  if (!isThere) await openGame(page, game);
}

export function kept(page, key) {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** The running game as it is kept, or `null`. */
export async function keptMatch(page) {
  const text = await kept(page, 'veillee.match');
  return text === null ? null : JSON.parse(text);
}

/** How many moves were made in it by all players together; `null` without one. */
export async function movesMade(page) {
  return (await keptMatch(page))?.moves ?? null;
}

/** How the canvas lies in the window. */
export function canvasPlace(page) {
  return page.evaluate(() => {
    const canvas = document.getElementById('table');
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const window = { width: innerWidth, height: innerHeight };
    return { left, top, width, height, window, pixels: [canvas.width, canvas.height] };
  });
}

export async function waitForFilledWindow(page) {
  const near = (one, other) => Math.abs(one - other) <= 1;
  const filled = async () => {
    const { left, top, width, height, window, pixels } = await canvasPlace(page);
    const covers = near(left, 0) && near(top, 0);
    const fills = near(width, window.width) && near(height, window.height);
    // What is drawn has the shape of what is shown, or circles would be eggs.
    const shape = Math.abs(pixels[0] / pixels[1] - width / height) < 0.01 * (width / height);
    return covers && fills && shape;
  };
  const describe = async () => JSON.stringify([await canvasPlace(page), await mirror(page)]);
  await until(filled, 'the canvas fills the window', 15, describe);
  // And then everything on it has to find its place.
  await frames(page);
}

// The game looks at itself for the mirror every sixth frame.
const UNTIL_MIRRORED = 8;

/** Lets the game draw a few frames, so that what was pressed has been heard and shows. */
export async function frames(page, count = UNTIL_MIRRORED) {
  const drawn = async (left) => {
    // A page that is being left, or whose game was stopped, draws no more.
    const frame = () =>
      new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 1000);
      });
    for (; left > 0; left -= 1) await frame();
  };
  await page.evaluate(drawn, count).catch(unlessBetweenPages);
}

/** As if another window came in front of this one, or went away again. */
export function setHidden(page, hidden) {
  return page.evaluate((away) => {
    const define = (name, value) =>
      Object.defineProperty(document, name, { configurable: true, get: () => value });
    define('hidden', away);
    define('visibilityState', away ? 'hidden' : 'visible');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, hidden);
}
