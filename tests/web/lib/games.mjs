// Which games there are, and what they are like. Nothing here knows any of them by name: they are
// what the title offers, and their house rules are what the set-up offers.

import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { makeContext } from './browser.mjs';
import { AT_ONCE, ON_ITS_SIDE, coarse } from './config.mjs';
import { beginGame } from './first.mjs';
import { inMenu, isControl, mirror, onScreen, waitFor } from './mirror.mjs';
import { frames, keptMatch, openTitle, toTitle } from './page.mjs';
import { pressInMirror } from './press.mjs';
import { until } from './waiting.mjs';
import {
  BEGIN,
  CARDS,
  CLOSE,
  HELP,
  HOUSE_RULES,
  PLAY,
  PLAYERS,
  PUZZLES,
  RESUME,
  SETTINGS,
  SHORTEST,
} from './words.mjs';

/** Whatever on the title is none of these is a game. */
const OTHERS = [PLAY, RESUME, SETTINGS, HELP, PUZZLES];

/** Looks at every game, and returns them in the order of the title. */
export async function findGames(address) {
  // What goes wrong here goes wrong in the tests too, and is told there.
  const tell = () => {};
  const options = { storage: AT_ONCE };
  const { context, page } = await makeContext(coarse(ON_ITS_SIDE), options, address, tell);
  const title = await openTitle(page);
  const tiles = title.controls.filter((one) => !OTHERS.some((words) => isControl(one, words)));
  // One row of tiles; the one that was played last stands out of it.
  tiles.sort((one, other) => one.x - other.x);
  const found = [];
  for (const { label } of tiles) found.push(await lookAt(page, label));
  await context.close();
  assert.ok(found.length > 0, 'the title offers games');
  assert.equal(new Set(found.map(({ id }) => id)).size, found.length, 'each of them once');
  return found;
}

/** Sets a game up to be as short as it can be, begins it, and looks at what came of it. */
async function lookAt(page, tile) {
  await pressInMirror(page, [tile]);
  const { game: id, heading: name, controls } = await onScreen(page, 'setup');
  assert.ok(id && name, `${tile} leads to the set-up of a game`);
  const players = [];
  for (const choices of await chooseShortest(page, controls)) {
    const [{ rule }] = choices;
    assert.ok(PLAYERS.includes(rule), `the set-up of ${name} asks how many play, not ${rule}`);
    players.push(...choices.map(({ value }) => Number(value)));
  }
  await pressInMirror(page, HOUSE_RULES);
  await inMenu(page, 'house-rules');
  await frames(page);
  const chosen = (await chooseShortest(page, (await mirror(page)).controls)).length;
  await pressInMirror(page, CLOSE);
  await inMenu(page, 'none');
  await beginGame(page, pressInMirror, BEGIN);
  const { lines } = await waitFor(
    page,
    (now) => now.screen === 'table' && now.lines.length > 0,
    `${name}'s table is described`,
  );
  const match = async () => {
    const saved = await keptMatch(page);
    return saved?.plan.game === id ? saved : null;
  };
  const { setup, seats } = (await until(match, `a game of ${name} is kept`)).plan;
  await toTitle(page);
  const options = Object.entries(setup.options).map(([key, value]) => `option.${key}=${value}`);
  assert.ok(options.length > 0, `${name} has house rules`);
  assert.equal(options.length, chosen, `what was chosen for ${name} holds: ${options}`);
  const company = seats.map((_, number) => (number === 0 ? 'human' : 'ai'));
  return {
    id,
    name,
    tile,
    least: Math.min(seats.length, ...players),
    most: Math.max(seats.length, ...players),
    /** Players hold cards that the others do not see. */
    hasHands: lines.some((line) => CARDS.test(line)),
    /** One of its house rules. */
    rule: Object.keys(setup.options)[0],
    /** The shortest game there is, as links write it. */
    short: [...options, `seats=${company}`].join('&'),
  };
}

/** Chooses what makes a game short, and returns the choices there were. */
async function chooseShortest(page, controls) {
  const chosen = [];
  for (const choices of houseRules(controls)) {
    const shortest = shortestOf(choices);
    if (!shortest) continue;
    await pressInMirror(page, [shortest.label]);
    // Every choice draws the screen anew, with other buttons.
    await frames(page);
    chosen.push(choices);
  }
  return chosen;
}

/** The buttons that are values of the same rule: `rule, value`. */
function houseRules(controls) {
  const rules = new Map();
  for (const { label } of controls) {
    const [, rule, value] = /^(.+?), (.+)$/.exec(label) ?? [];
    if (rule) rules.set(rule, [...(rules.get(rule) ?? []), { rule, value, label }]);
  }
  return [...rules.values()].filter((choices) => choices.length > 1);
}

/** The smallest number is the shortest, unless one of the values says that it is. */
function shortestOf(choices) {
  const said = choices.find(({ value }) => SHORTEST.test(value));
  if (said) return said;
  const numbers = choices.filter(({ value }) => /^\d+$/.test(value));
  const [smallest] = numbers.sort((one, other) => one.value - other.value);
  return smallest;
}

/** The games as run.mjs found them. */
export const GAMES = process.env.VEILLEE_GAMES
  ? JSON.parse(await fs.readFile(process.env.VEILLEE_GAMES, 'utf8'))
  : [];

function some(what, wanted) {
  const game = GAMES.find(wanted);
  assert.ok(game, `there is ${what}`);
  return game;
}

/** For tests that need a game of a kind, whichever it is. */
export const anyGame = () => some('a game', () => true);
export const openGameForTwo = () =>
  some('a game for two with nothing hidden', ({ least, hasHands }) => least === 2 && !hasHands);
export const cardGame = (players = 2) =>
  some(
    `a game for ${players} with hidden hands`,
    ({ least, most, hasHands }) => hasHands && least <= players && players <= most,
  );
