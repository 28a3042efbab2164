import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { launchOptions } from './browser';

/** Against a running site: only what leaves nothing in it, staff only where there is an account, and a report to look at. */
const site = process.env.E2E_SITE;
const tags = process.env.E2E_OWN ? /@read|@own/ : /@read/;
const results = path.join(import.meta.dirname, '../test-results');
const reportTo = process.env.E2E_REPORT ?? path.join(results, 'journeys.json');

export default defineConfig({
  ...(site && { grep: tags, ...(!process.env.E2E_STAFF_EMAIL && { grepInvert: /@staff/ }) }),
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'faults/**/*.spec.ts'],
  fullyParallel: false,
  // One of them is at releases that are watched for 20 seconds a page, and waits most of the time.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)) + 1,
  retries: 0,
  // A busy machine is slow, not wrong: these end what would never come.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: reportTo }],
    ...(process.env.E2E_REPORT
      ? [['html', { open: 'never', outputFolder: path.join(results, 'report') }] as const]
      : []),
  ],
  outputDir: process.env.JOURNEYS_OUTPUT ?? '../test-results/journeys',
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'en-US',
    timezoneId: 'Asia/Kathmandu',
    // A film of every journey took two fifths of the processor; a trace has each step's page as it was without it.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 45_000,
  },
});
