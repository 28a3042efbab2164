import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { launchOptions } from './browser';

export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'faults/**/*.spec.ts'],
  fullyParallel: false,
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: path.join(import.meta.dirname, '../test-results/journeys.json') }],
  ],
  outputDir: process.env.JOURNEYS_OUTPUT ?? '../test-results/journeys',
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'en-US',
    timezoneId: 'Asia/Kathmandu',
    trace: 'retain-on-failure',
    actionTimeout: 15_000,
  },
});
