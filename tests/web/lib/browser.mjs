// One browser for all tests of a file, a context of its own for each page.

import { chromium } from 'playwright-core';
import { CHROMIUM, FLAGS } from './config.mjs';

let browser;

/** Opened when it is first needed. */
export function openBrowser() {
  browser ??= chromium.launch({ executablePath: CHROMIUM, headless: false, args: FLAGS });
  return browser;
}

export async function closeBrowser() {
  await (await browser)?.close();
  browser = undefined;
}

// What a context was made with, for those who only have a page.
const made = new WeakMap();

export function hasTouch(page) {
  return made.get(page.context()).touch;
}

/**
 * A fresh context with one page. `storage`: what localStorage holds before the first load.
 * `serviceWorkers`: without them (the usual case) every test loads from the server, and the
 * tests that slow down or break requests see all of them. `tell` is called with whatever goes
 * wrong on its pages.
 */
export async function makeContext(size, options, address, tell) {
  const { touch = false, locale = 'fr-FR', storage = {}, serviceWorkers = false } = options;
  const context = await (
    await openBrowser()
  ).newContext({
    baseURL: address,
    viewport: { width: size.width, height: size.height },
    screen: { width: size.width, height: size.height },
    deviceScaleFactor: size.density,
    hasTouch: touch,
    isMobile: touch,
    locale,
    acceptDownloads: true,
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(address).origin,
          localStorage: Object.entries(storage).map(([name, value]) => ({ name, value })),
        },
      ],
    },
  });
  made.set(context, { touch });
  if (!serviceWorkers) await context.addInitScript(refuseServiceWorkers);
  context.on('page', (page) => watch(page, new URL(address).origin, tell));
  return { context, page: await context.newPage() };
}

/** As in a browser that does not allow them. */
function refuseServiceWorkers() {
  if (!navigator.serviceWorker) return;
  const refuse = () => Promise.reject(new DOMException('not allowed here', 'SecurityError'));
  Object.defineProperty(navigator.serviceWorker, 'register', { value: refuse });
}

/** Tells whatever goes wrong on a page. */
function watch(page, origin, tell) {
  page.on('pageerror', (error) => tell(`uncaught: ${error.stack ?? error}`));
  page.on('crash', () => tell('the page crashed'));
  page.on('console', (message) => {
    const text = message.text();
    // The game's own log writes its levels in colour, as plain messages.
    const logged = /^%c\s*ERROR/.test(text) || /panicked at/.test(text);
    if (message.type() === 'error' || logged) {
      const { url } = message.location();
      tell(`console: ${text}${url ? ` (${url})` : ''}`);
    }
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A page that is left, or that changes its mind, gives its requests up; that is no failure.
    if (why === 'net::ERR_ABORTED' || !request.url().startsWith(origin)) return;
    tell(`request failed: ${request.url()}: ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(origin)) {
      tell(`request failed: ${response.url()}: ${response.status()}`);
    }
  });
}
