// For those who do not see the canvas: the mirror and the live region.

import assert from 'node:assert/strict';
import { ON_ITS_SIDE, QUICK, coarse } from './lib/config.mjs';
import { beginGame } from './lib/first.mjs';
import { openGameForTwo } from './lib/games.mjs';
import { inMenu, onScreen, waitForTurn } from './lib/mirror.mjs';
import { openGame, toTitle } from './lib/page.mjs';
import { playByMirror } from './lib/play.mjs';
import { pressInMirror } from './lib/press.mjs';
import { test } from './lib/visit.mjs';
import { HOME, MENU, PLAY } from './lib/words.mjs';

const onItsSide = (t) => t.shared(coarse(ON_ITS_SIDE), { storage: QUICK });

test('readers: a whole game through the mirror', { minutes: 12 }, async (t) => {
  const page = await onItsSide(t);
  const game = openGameForTwo();
  await openGame(page, game, game.short);
  let before;
  let spoken = 0;
  const look = async (made, now) => {
    assert.ok(now.lines.length > 0, 'the table is described');
    assert.match(now.lines.join(' '), /\d/, 'with what lies on it');
    assert.equal(new Set(now.moves.map(({ label }) => label)).size, now.moves.length);
    if (before) assert.notDeepEqual(now.lines, before, `move ${made} changed the description`);
    before = now.lines;
    spoken = Math.max(spoken, now.told.length);
  };
  await playByMirror(page, { before: look });
  assert.ok(spoken > 0, 'what happened was said');
  assert.equal(await page.locator('#live').getAttribute('aria-live'), 'polite');
  const results = await onScreen(page, 'results');
  assert.match([results.heading, ...results.lines].join(' '), /gagne|nulle/i);
});

test('readers: what a small screen has no room for is in the mirror', {}, async (t) => {
  const page = await onItsSide(t);
  await toTitle(page);
  await beginGame(page, pressInMirror, PLAY);
  await waitForTurn(page);
  await pressInMirror(page, MENU);
  await inMenu(page, 'pause');
  // The last of a list that has to be moved to be seen; who does not see it cannot move it.
  await pressInMirror(page, HOME);
  await onScreen(page, 'title');
});
