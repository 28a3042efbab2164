import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { launchOptions } from './browser';

/**
 * With E2E_SITE, the journeys run on a live site. Then only journeys run that leave no data there.
 * Journeys of staff need an account (E2E_STAFF_EMAIL). With E2E_REPORT, the run also writes an HTML
 * report.
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
  // Journeys mostly wait for pages, so two more workers use the processor better. On two cores, two
  // workers used only 40 % of the processor time.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)) + 2,
  retries: 0,
  // The limits are long, because a busy machine is slow. They end only journeys that never finish.
  timeout: 300_000,
  expect: { timeout: 90_000, toPass: { timeout: 90_000 } },
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
    // Traces cost a fifth of the time, and screenshots of each step even more. So only the report has
    // traces, and they show the page of each step without screenshots.
    trace: {
      mode: process.env.E2E_REPORT ? 'retain-on-failure' : 'off',
      screenshots: false,
    },
    screenshot: 'only-on-failure',
    actionTimeout: 90_000,
  },
});
