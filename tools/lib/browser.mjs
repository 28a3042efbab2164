import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { node, run } from './run.mjs';
import { inRoot } from './workspace.mjs';

/** Debian's Chromium without windows, as Playwright downloads it for tests. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  HEADLESS_SHELL,
];
const playwright = () =>
  /** @type {typeof import('playwright')} */ (
    createRequire(import.meta.url)(inRoot('node_modules/playwright'))
  );

/**
 * Returns the path of the browser for journeys and measurements: `CHROMIUM_PATH`, or the browser of
 * the system. Returns undefined if Playwright has downloaded its own browser, which it finds
 * itself.
 */
export function chromiumPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(playwright().chromium.executablePath())) return undefined;
  return SYSTEM.find((file) => existsSync(file));
}

/**
 * Returns the path of the browser that needs the least processor time for journeys: without windows
 * about 30 % less. Undefined as in `chromiumPath`.
 */
export const journeysPath = () =>
  process.env.CHROMIUM_PATH || !chromiumPath() || !existsSync(HEADLESS_SHELL)
    ? chromiumPath()
    : HEADLESS_SHELL;

/**
 * Returns whether this machine has a browser. A checkout of one area or a small CI machine may have
 * none.
 */
export function hasBrowser() {
  try {
    return existsSync(chromiumPath() ?? playwright().chromium.executablePath());
  } catch {
    return false;
  }
}

export const launchBrowser = () =>
  playwright().chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

/** Downloads Playwright's browser if the machine has none. */
export async function ensureBrowser() {
  if (chromiumPath() || existsSync(playwright().chromium.executablePath())) return;
  console.log('Installing a browser for the journeys …');
  await run(node, [inRoot('node_modules/playwright/cli.js'), 'install', 'chromium']);
}
