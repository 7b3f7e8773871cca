// What the page says is on the screen: the elements beside the canvas. See web/README.md.

import { until } from './waiting.mjs';

/** Runs in the page. */
function read() {
  const root = document.getElementById('mirror');
  if (!root) return null;
  const number = (element, name) => Number.parseFloat(element.dataset[name]);
  const place = (element) => ({
    x: number(element, 'x'),
    y: number(element, 'y'),
    w: number(element, 'w'),
    h: number(element, 'h'),
  });
  const text = (element) => element.textContent.trim();
  const all = (selector) => [...root.querySelectorAll(selector)];
  const { screen, menu, phase, game, ply, back } = root.dataset;
  return {
    screen: screen ?? '',
    menu: menu ?? '',
    phase: phase ?? '',
    game: game ?? '',
    ply: ply ?? '',
    back: back === 'true',
    heading: all('#heading').map(text).join(' '),
    lines: all('#lines > *').map(text),
    controls: all('button[data-id]').map((button) => ({
      id: button.dataset.id,
      label: text(button) || button.getAttribute('aria-label') || '',
      off: button.disabled || button.getAttribute('aria-disabled') === 'true',
      ...place(button),
    })),
    targets: all('[data-piece]').map((span) => ({
      piece: span.dataset.piece,
      ...place(span),
    })),
    moves: all('button[data-move]').map((button) => ({
      number: button.dataset.move,
      label: text(button),
      presses: (button.dataset.presses ?? '').split(/\s+/).filter(Boolean),
    })),
    told: [...document.querySelectorAll('#live p')].map(text),
  };
}

const BETWEEN_PAGES = /context was destroyed|navigat|Cannot find context/i;

/** While a page loads anew there is nothing to ask; that is no answer, and no mistake. */
export function unlessBetweenPages(error) {
  if (BETWEEN_PAGES.test(String(error))) return null;
  throw error;
}

/** The mirror now, or `null` while there is none. */
export function mirror(page) {
  return page.evaluate(read).catch(unlessBetweenPages);
}

/** Waits until the mirror is as `predicate` wants it, and returns it. */
export async function waitFor(page, predicate, what, seconds = 30) {
  const look = async () => {
    const now = await mirror(page);
    return now && predicate(now) ? now : null;
  };
  return until(look, what, seconds, async () => inBrief(await mirror(page)));
}

export function onScreen(page, screen, seconds = 30) {
  const there = (now) => now.screen === screen && now.menu === 'none';
  return waitFor(page, there, `the screen is ${screen}, and no menu is open`, seconds);
}

export function inMenu(page, menu, seconds = 15) {
  return waitFor(page, (now) => now.menu === menu, `the menu is ${menu}`, seconds);
}

/** Is somebody asked for a move, with nothing in front of the table? */
export function isAsked(now) {
  const free = now.screen === 'table' && now.menu === 'none' && now.phase === 'choosing';
  return free && now.moves.length > 0;
}

/** A moment at which nothing moves and a person may choose. */
export function waitForTurn(page, seconds = 60) {
  return waitFor(page, isAsked, 'a person is asked for a move', seconds);
}

/**
 * A moment that stays until somebody chooses. With only one move to choose from it does not: the
 * table makes it by itself after a beat.
 */
export function waitForChoice(page, seconds = 60) {
  const lasts = (now) => isAsked(now) && now.moves.length > 1;
  return waitFor(page, lasts, 'a person has a choice', seconds);
}

/** For messages. */
export function inBrief(now) {
  if (!now) return '    (no mirror)';
  const { targets, ...rest } = now;
  return `    ${JSON.stringify({ ...rest, targets: targets.map(({ piece }) => piece) })}`;
}

/** All that was said or stands beside the table, to look for a sentence. */
export function words(now) {
  return [now.heading, ...now.lines, ...now.told].join('\n');
}

/** Does this control have one of these labels? */
function has(control, wanted) {
  if (wanted instanceof RegExp) return wanted.test(control.label);
  if (typeof wanted === 'function') return wanted(control);
  return wanted.includes(control.label);
}

/** Does its label begin with one of these? */
const begins = ({ label }, wanted) => wanted.some((beginning) => label.startsWith(beginning));

/** Is it this control (see words.mjs)? */
export function isControl(control, wanted) {
  return has(control, wanted) || (Array.isArray(wanted) && begins(control, wanted));
}

/** The control with this label (see words.mjs) that can be used, or `undefined`. */
export function findControl(now, wanted) {
  const usable = now.controls.filter((control) => !control.off);
  const exact = usable.find((control) => has(control, wanted));
  return exact ?? usable.find((control) => isControl(control, wanted));
}
