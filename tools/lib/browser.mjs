import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { node, run } from './run.mjs';
import { inRoot } from './workspace.mjs';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Makes sure that journeys find a browser: the system's, or Playwright's own, which it downloads where that is possible. */
export async function ensureBrowser() {
  const { chromium } = createRequire(import.meta.url)(inRoot('node_modules/playwright'));
  if (
    process.env.CHROMIUM_PATH ||
    existsSync(chromium.executablePath()) ||
    SYSTEM.some((file) => existsSync(file))
  )
    return;
  console.log('Installing a browser for the journeys …');
  await run(node, [inRoot('node_modules/playwright/cli.js'), 'install', 'chromium']);
}
