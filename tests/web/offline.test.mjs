// Once it has been here, the game needs no network.

import assert from 'node:assert/strict';
import { ON_ITS_SIDE, QUICK, coarse } from './lib/config.mjs';
import { beginGame } from './lib/first.mjs';
import { GAMES } from './lib/games.mjs';
import { press } from './lib/hands.mjs';
import { inMenu, onScreen, waitForTurn } from './lib/mirror.mjs';
import { openTitle, start } from './lib/page.mjs';
import { ownSite } from './lib/site.mjs';
import { test } from './lib/visit.mjs';
import { waitForOffline } from './lib/workers.mjs';
import { BEGIN, HOME, MENU } from './lib/words.mjs';

const options = {
  minutes: 8,
  // What is not there is looked for first; that is allowed to fail.
  allow: [/request failed/, /Failed to load resource/, /ERR_INTERNET_DISCONNECTED/],
};

test('offline: all games from the title to the table', options, async (t) => {
  const site = await ownSite();
  t.afterwards.push(() => site.close());
  const page = await t.launch(coarse(ON_ITS_SIDE), {
    touch: true,
    serviceWorkers: true,
    storage: QUICK,
    site,
  });
  await openTitle(page);
  await waitForOffline(page);
  await page.context().setOffline(true);
  // Not only the page is told that there is no network: there is nobody to answer.
  await site.close();
  await assert.rejects(fetch(site.address), 'the server is gone');
  await page.reload({ waitUntil: 'commit' });
  await start(page);
  for (const { id, tile } of GAMES) {
    await onScreen(page, 'title');
    await press(page, [tile]);
    await onScreen(page, 'setup');
    await beginGame(page, press, BEGIN);
    await onScreen(page, 'table');
    const now = await waitForTurn(page, 90);
    assert.equal(now.game, id);
    await t.shot(page, `offline-${id}`);
    await press(page, MENU);
    await inMenu(page, 'pause');
    await press(page, HOME);
  }
  await onScreen(page, 'title');
});
