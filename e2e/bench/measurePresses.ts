import type { Browser } from 'playwright';
import { api } from '../api';
import { INTERACTIONS, ROWS } from './interactions';
import { measurePress } from './measurePress';
import { median } from './median';
import { printTable } from './printTable';
import { SLOWER_PROCESSOR } from './slowPhone';

async function fillList(siteUrl: string): Promise<void> {
  const { book } = api(siteUrl);
  for (let row = 0; row < ROWS; row += 1) {
    const response = await book({
      kind: 'request',
      fullName: `Customer ${row}`,
      email: `customer-${row}@example.com`,
      device: 'Dell XPS 13',
      issue: 'It shuts down when I move the lid',
      consent: true,
    });
    if (!response.ok) throw new Error(`Booking answered ${response.status}`);
  }
}

/** Prints the time to the next paint after each press (Interaction to Next Paint). */
export async function measurePresses(
  browser: Browser,
  { siteUrl, runs }: { siteUrl: string; runs: number },
): Promise<void> {
  await fillList(siteUrl);
  const rows: Record<string, { median: number; shortest: number; longest: number }> = {};
  for (const interaction of INTERACTIONS) {
    const times: number[] = [];
    for (let turn = 0; turn < runs; turn += 1)
      times.push(await measurePress(browser, siteUrl, interaction));
    rows[interaction.name] = {
      median: median(times),
      shortest: Math.min(...times),
      longest: Math.max(...times),
    };
  }
  printTable(`Press to picture, ms (${runs} runs each; processor / ${SLOWER_PROCESSOR})`, rows);
}
