// Waiting for something that is asked again and again until it is so.

import { setTimeout as pause } from 'node:timers/promises';

// About as long as a frame takes where these tests run: asking more often slows the game down.
const BETWEEN = 40;

/**
 * Asks `question` until its answer is truthy and returns it. After `seconds` it throws, with
 * `what` in the message, and what `describe` says about how things stand.
 */
export async function until(question, what, seconds = 30, describe = async () => '') {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await question();
    if (answer) return answer;
    if (Date.now() > end) {
      throw new Error(`after ${seconds} s still not so: ${what}\n${await describe()}`);
    }
    await pause(BETWEEN);
  }
}
