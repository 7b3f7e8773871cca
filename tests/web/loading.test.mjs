// Before the game: the bar, the button, and what is said when there will be no game.

import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { DIST, WINDOW } from './lib/config.mjs';
import { waitFor } from './lib/mirror.mjs';
import { checkLanguage, open, start, startButton } from './lib/page.mjs';
import { test } from './lib/visit.mjs';
import { until } from './lib/waiting.mjs';
import { RETRY } from './lib/words.mjs';

async function wasmSize() {
  const entries = await fs.readdir(DIST, { recursive: true });
  const modules = entries.filter((name) => name.endsWith('.wasm'));
  assert.ok(modules.length > 0, `there is a .wasm file in ${DIST}`);
  const sizes = modules.map(async (name) => (await fs.stat(path.join(DIST, name))).size);
  return Math.max(...(await Promise.all(sizes)));
}

/** Runs in the page before anything else: writes down every value the bar ever has. */
function rememberProgress() {
  globalThis.progressSeen = [];
  const look = () => {
    const bar = document.querySelector('#loading [role="progressbar"]');
    const value = Number.parseFloat(bar?.getAttribute('aria-valuenow'));
    if (Number.isFinite(value) && globalThis.progressSeen.at(-1) !== value) {
      globalThis.progressSeen.push(value);
    }
  };
  const watched = { subtree: true, childList: true, attributeFilter: ['aria-valuenow'] };
  new MutationObserver(look).observe(document, watched);
}

test('loading: a bar that grows, then a button, in French to fr-CA', {}, async (t) => {
  const page = await t.launch(WINDOW, { locale: 'fr-CA' });
  await page.addInitScript(rememberProgress);
  const slow = await page.context().newCDPSession(page);
  const limit = (bytesInASecond) =>
    slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: bytesInASecond,
      uploadThroughput: -1,
    });
  await slow.send('Network.enable');
  // Even packed to a quarter the module takes several seconds.
  await limit((await wasmSize()) / 16);
  await open(page);
  const seen = () => page.evaluate(() => globalThis.progressSeen ?? []);
  const growing = async () => (await seen()).length >= 4;
  await until(growing, 'the bar has had four values', 60, async () => String(await seen()));
  const bar = page.locator('#loading [role="progressbar"]');
  assert.ok(await bar.isVisible(), 'the bar can be seen');
  assert.equal(await startButton(page).isVisible(), false, 'nothing to begin yet');
  await t.shot(page, 'loading');
  await limit(-1);
  await startButton(page).waitFor({ state: 'visible', timeout: 60_000 });
  const values = await seen();
  const sorted = [...values].sort((one, other) => one - other);
  assert.deepEqual(values, sorted, 'the bar never goes back');
  await checkLanguage(page, 'fr');
  await start(page);
});

test(
  'loading: a failed download is told and can be tried again, in English to de-DE',
  { allow: [/\.wasm/, /ERR_FAILED/, /Failed to fetch/] },
  async (t) => {
    // Neither of ours.
    const page = await t.launch(WINDOW, { locale: 'de-DE' });
    let broken = true;
    await page.route('**/*.wasm*', (route) => (broken ? route.abort() : route.continue()));
    await open(page);
    const again = page.getByRole('button', { name: RETRY });
    await again.waitFor({ state: 'visible', timeout: 60_000 });
    const told = (await page.locator('#loading').innerText()).replace(RETRY, '').trim();
    assert.match(told, /\p{L}+ \p{L}+ \p{L}+/u, 'a sentence says what happened');
    await t.shot(page, 'loading-failed');
    broken = false;
    await again.click();
    await startButton(page).waitFor({ state: 'visible', timeout: 60_000 });
    await checkLanguage(page, 'en');
    await start(page);
    await waitFor(page, (now) => now.screen === 'title', 'the title');
  },
);

test('loading: without WebGL 2 an honest message', {}, async (t) => {
  const page = await t.launch(WINDOW);
  await page.addInitScript(() => {
    for (const kind of [HTMLCanvasElement, OffscreenCanvas]) {
      const original = kind.prototype.getContext;
      kind.prototype.getContext = function (name, ...rest) {
        return /^webgl|^experimental-webgl/.test(name) ? null : original.call(this, name, ...rest);
      };
    }
    // The other way to draw in three dimensions: not here either.
    Object.defineProperty(navigator, 'gpu', { get: () => undefined });
  });
  await open(page);
  await page.getByText(/WebGL/).first().waitFor({ state: 'visible', timeout: 60_000 });
  assert.equal(await startButton(page).isVisible(), false, 'no button that leads nowhere');
  await t.shot(page, 'no-webgl2');
});
