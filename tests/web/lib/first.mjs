// The first game of a kind: whoever begins one is asked whether to learn it first.

import { waitFor } from './mirror.mjs';
import { pressInMirror } from './press.mjs';
import { PLAY_AT_ONCE } from './words.mjs';

/** Begins a game by pressing this in that way, and plays it at once. */
export async function beginGame(page, press, labels) {
  await press(page, labels);
  const now = await waitFor(
    page,
    ({ screen, menu }) => screen === 'table' || menu === 'offer',
    'a table, or the offer of a lesson',
  );
  if (now.menu === 'offer') await pressInMirror(page, PLAY_AT_ONCE);
}
