// Links: to a game, to a position, and to nothing.

import assert from 'node:assert/strict';
import { ON_ITS_SIDE, coarse } from './lib/config.mjs';
import { cardGame, openGameForTwo } from './lib/games.mjs';
import { press } from './lib/hands.mjs';
import { inMenu, onScreen, waitFor, words } from './lib/mirror.mjs';
import { open, openGame, start, stayAtGame, toTitle } from './lib/page.mjs';
import { playByTaps } from './lib/play.mjs';
import { checkPosition, position } from './lib/position.mjs';
import { test } from './lib/visit.mjs';
import { until } from './lib/waiting.mjs';
import { COPY_LINK, MENU } from './lib/words.mjs';

// Two people in two places.
const here = (t) => t.shared(coarse(ON_ITS_SIDE), { place: 'here' });
const there = (t) => t.shared(coarse(ON_ITS_SIDE), { place: 'there' });

test('links: a game by its link is the same every time', { minutes: 4 }, async (t) => {
  const positions = [];
  for (const page of [await here(t), await there(t)]) {
    await openGame(page, cardGame());
    positions.push(await position(page));
  }
  const [first, second] = positions;
  assert.equal(first.record.seed, 7);
  assert.deepEqual(second.lines, first.lines);
  assert.deepEqual(second.moves, first.moves);
});

for (const [what, game] of [
  ['cards', cardGame],
  ['a board', openGameForTwo],
]) {
  const name = `links: a copied link leads to the same position, with ${what}`;
  test(name, { minutes: 5 }, (t) => copyAndFollow(t, game()));
}

async function copyAndFollow(t, game) {
  const page = await here(t);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await stayAtGame(page, game);
  await playByTaps(page, { most: 2 });
  const before = await position(page);
  await page.evaluate(() => navigator.clipboard.writeText('nothing yet'));
  await press(page, MENU);
  await inMenu(page, 'pause');
  await press(page, COPY_LINK);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const isLink = async () => ((await copied()).includes('#r=') ? copied() : null);
  const link = await until(isLink, 'there is a link on the clipboard', 10, copied);
  assert.ok(link.startsWith(new URL(page.url()).origin), `it leads here: ${link}`);

  const other = await there(t);
  // From elsewhere: from the same page nothing would be loaded.
  await other.goto('about:blank');
  await other.goto(link, { waitUntil: 'commit' });
  await start(other);
  await checkPosition(other, before);
}

/** Links that lead nowhere, and what is to be told about them. */
const BAD = [
  ['an unknown game', () => 'game=chess', /chess/],
  ['a record that is none', () => 'r=%%%', /./],
  ['a seed that is none', ({ id }) => `game=${id}&seed=abc`, /seed=abc/],
  ['a rule that is none', ({ id, rule }) => `game=${id}&seed=7&option.${rule}=maybe`, /maybe/],
];

test('links: bad ones lead to the title, with a sentence', { minutes: 5 }, async (t) => {
  const page = await there(t);
  // What the title says anyway is no answer to a bad link.
  const usual = await toTitle(page);
  const known = new Set([usual.heading, ...usual.lines, ...usual.told]);
  for (const [what, link, says] of BAD) {
    const hash = link(cardGame());
    await open(page, hash);
    await start(page);
    await onScreen(page, 'title');
    const news = ({ lines, told }) => [...lines, ...told].some((line) => !known.has(line));
    const now = await waitFor(page, news, `${what} (#${hash}) is told about`, 10);
    assert.match(words(now), says, 'it says which');
  }
  await t.shot(page, 'bad-link');
});
