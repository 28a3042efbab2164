import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { launchOptions } from './browser';

/**
 * Against a running site: only journeys that leave no data in it, staff journeys only with an
 * account, and a report for people.
 */
const site = process.env.E2E_SITE;
const tags = process.env.E2E_OWN ? /@read|@own/ : /@read/;
const results = path.join(import.meta.dirname, '../test-results');
const reportTo = process.env.E2E_REPORT ?? path.join(results, 'journeys.json');

export default defineConfig({
  ...(site && { grep: tags, ...(!process.env.E2E_STAFF_EMAIL && { grepInvert: /@staff/ }) }),
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'faults/**/*.spec.ts'],
  fullyParallel: false,
  // One worker tests releases, whose browser check takes 20 seconds for each page, and is idle most
  // of the time.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)) + 1,
  retries: 0,
  // These limits allow for a busy machine. They end only journeys that would never finish.
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
    // Screenshots of every journey used two fifths of the processor. A trace still contains the
    // page of each step.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 45_000,
  },
});
