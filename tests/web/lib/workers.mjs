// The worker that keeps the game for when there is no network.

import { until } from './waiting.mjs';

/** Waits until everything is kept. The pictures of all games take their time. */
export async function waitForOffline(page, seconds = 120) {
  const state = () =>
    page.evaluate(() => document.documentElement.dataset.offline).catch(() => '');
  const ready = async () => (await state()) === 'ready';
  await until(ready, 'everything is kept for offline use', seconds, state);
}
