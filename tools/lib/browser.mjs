import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { node, run } from './run.mjs';
import { inRoot } from './workspace.mjs';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const playwright = () =>
  /** @type {typeof import('playwright')} */ (
    createRequire(import.meta.url)(inRoot('node_modules/playwright'))
  );

/**
 * The browser that every journey and measurement uses: the one that `CHROMIUM_PATH` names, Playwright's own where it has been
 * downloaded (nothing then: Playwright finds it), else the system's.
 */
export function chromiumPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(playwright().chromium.executablePath())) return undefined;
  return SYSTEM.find((file) => existsSync(file));
}

/** Whether this machine can open pages: in a checkout of one area, or on a small CI machine, there may be no browser. */
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

/** Makes sure that there is one: downloads Playwright's where the machine has none. */
export async function ensureBrowser() {
  if (chromiumPath() || existsSync(playwright().chromium.executablePath())) return;
  console.log('Installing a browser for the journeys …');
  await run(node, [inRoot('node_modules/playwright/cli.js'), 'install', 'chromium']);
}
