import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { launchOptions } from '../browser';

const results = path.join(import.meta.dirname, '../../test-results');

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // A slow machine needs some seconds for the picture of a long page, and Playwright takes it
  // twice.
  expect: { timeout: 30_000 },
  snapshotPathTemplate: path.join(results, 'pictures/{arg}{ext}'),
  reporter: [
    ['line'],
    ['html', { open: 'never', outputFolder: path.join(results, 'report') }],
    ['json', { outputFile: process.env.E2E_REPORT ?? path.join(results, 'e2e.json') }],
  ],
  outputDir: path.join(results, 'picture-runs'),
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'en-US',
    timezoneId: 'Asia/Kathmandu',
  },
});
