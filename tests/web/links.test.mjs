// Links: to a game, to a position, and to nothing.

import assert from 'node:assert/strict';
import { ON_ITS_SIDE, WINDOW } from './lib/config.mjs';
import { press } from './lib/hands.mjs';
import { inMenu, onScreen, waitFor, words } from './lib/mirror.mjs';
import { open, openGame, openTitle, start } from './lib/page.mjs';
import { playByTaps } from './lib/play.mjs';
import { checkPosition, position } from './lib/position.mjs';
import { test } from './lib/runner.mjs';
import { until } from './lib/waiting.mjs';
import { COPY_LINK, MENU } from './lib/words.mjs';

const BAD = {
  'an unknown game': 'game=chess',
  'a record that is none': 'r=%%%',
  'a seed that is none': 'game=songo&seed=abc',
  'an option that is none': 'game=songo&seed=7&option.target=1000',
};

test('links: bad ones lead to the title, with a sentence', { minutes: 5 }, async (t) => {
  const page = await t.launch(ON_ITS_SIDE);
  // What the title says anyway is no answer to a bad link.
  const usual = await openTitle(page);
  const known = new Set([usual.heading, ...usual.lines, ...usual.told]);
  for (const [what, hash] of Object.entries(BAD)) {
    await open(page, hash);
    await start(page);
    await onScreen(page, 'title');
    const news = ({ lines, told }) => [...lines, ...told].some((line) => !known.has(line));
    const now = await waitFor(page, news, `${what} (#${hash}) is told about`, 10);
    if (hash === 'game=chess') assert.match(words(now), /chess/, 'it says which');
  }
  await t.shot(page, 'bad-link');
});

test('links: a game by its link is the same every time', { minutes: 4 }, async (t) => {
  const positions = [];
  for (let times = 0; times < 2; times += 1) {
    const page = await t.launch(ON_ITS_SIDE);
    await openGame(page, 'sovango');
    positions.push(await position(page));
    await page.context().close();
  }
  const [first, second] = positions;
  assert.equal(first.record.seed, 7);
  assert.deepEqual(second.lines, first.lines);
  assert.deepEqual(second.moves, first.moves);
});

test('links: a copied link leads to the same position', { minutes: 5 }, async (t) => {
  const here = await t.launch(WINDOW);
  await here.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGame(here, 'songo');
  await playByTaps(here, { most: 2 });
  const before = await position(here);
  await here.evaluate(() => navigator.clipboard.writeText('nothing yet'));
  await press(here, MENU);
  await inMenu(here, 'pause');
  await press(here, COPY_LINK);
  const copied = () => here.evaluate(() => navigator.clipboard.readText());
  const isLink = async () => ((await copied()).includes('#r=') ? copied() : null);
  const link = await until(isLink, 'there is a link on the clipboard', 10, copied);
  assert.ok(link.startsWith(new URL(here.url()).origin), `it leads here: ${link}`);

  const there = await t.launch(WINDOW);
  await there.goto(link, { waitUntil: 'commit' });
  await start(there);
  await checkPosition(there, before);
});
