// One browser for all tests, a context of its own for each.

import { chromium } from 'playwright-core';
import { CHROMIUM, FLAGS } from './config.mjs';

let browser;

export async function openBrowser() {
  browser = await chromium.launch({ executablePath: CHROMIUM, headless: false, args: FLAGS });
}

export async function closeBrowser() {
  await browser?.close();
}

export function browserVersion() {
  return browser.version();
}

// What a context was made with, for those who only have a page.
const made = new WeakMap();

export function hasTouch(page) {
  return made.get(page.context()).touch;
}

export function addressOf(page) {
  return made.get(page.context()).address;
}

/**
 * A fresh context with one page. `storage`: what localStorage holds before the first load.
 * `serviceWorkers`: without them (the usual case) every test loads from the server, and the
 * tests that slow down or break requests see all of them.
 */
export async function makeContext(size, options, address, troubles) {
  const { touch = false, locale = 'fr-FR', storage = {}, serviceWorkers = false } = options;
  const context = await browser.newContext({
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
  made.set(context, { touch, address });
  if (!serviceWorkers) await context.addInitScript(refuseServiceWorkers);
  context.on('page', (page) => watch(page, new URL(address).origin, troubles));
  return { context, page: await context.newPage() };
}

/** As in a browser that does not allow them. */
function refuseServiceWorkers() {
  if (!navigator.serviceWorker) return;
  const refuse = () => Promise.reject(new DOMException('not allowed here', 'SecurityError'));
  Object.defineProperty(navigator.serviceWorker, 'register', { value: refuse });
}

/** Writes down whatever goes wrong on a page. */
function watch(page, origin, troubles) {
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.stack ?? error}`));
  page.on('crash', () => troubles.push('the page crashed'));
  page.on('console', (message) => {
    const text = message.text();
    // The game's own log writes its levels in colour, as plain messages.
    const logged = /^%c\s*ERROR/.test(text) || /panicked at/.test(text);
    if (message.type() === 'error' || logged) {
      const { url } = message.location();
      troubles.push(`console: ${text}${url ? ` (${url})` : ''}`);
    }
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A page that is left, or that changes its mind, gives its requests up; that is no failure.
    if (why === 'net::ERR_ABORTED' || !request.url().startsWith(origin)) return;
    troubles.push(`request failed: ${request.url()}: ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(origin)) {
      troubles.push(`request failed: ${response.url()}: ${response.status()}`);
    }
  });
}
