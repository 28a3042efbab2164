import type { Page } from 'playwright/test';
import { untilAlive } from '../alive';

/** One area on the staff's Releases page, with its versions and buttons. */
export function releases(page: Page, area: string) {
  const card = page.getByRole('region', { name: area, exact: true });
  const button = (name: string) => card.getByRole('button', { name, exact: true });
  const canary = card.getByRole('region', { name: /^Shown to/ });
  return {
    card,
    canary,
    tryWithTenth: (version: string) =>
      button(`Show version ${version} to 10% of visitors of ${area}`).click(),
    giveTo: (percent: number) =>
      canary.getByLabel('Share of visitors').selectOption(String(percent)),
    giveToAll: () =>
      canary.getByRole('button', { name: `Activate version for all visitors of ${area}` }).click(),
    withdraw: (version: string) =>
      canary.getByRole('button', { name: `End canary release ${version} of ${area}` }).click(),
    backTo: (version: string) => button(`Roll back to version ${version} of ${area}`).click(),
    openVersions: () => card.getByText(`All versions of ${area}`).click(),
    preview: (version: string) => button(`Preview version of ${area}, ${version}`),
    said: (text: string) => page.getByText(text, { exact: true }),

    async open(): Promise<void> {
      await page.goto('/admin/releases');
      await untilAlive(page);
      await card.waitFor();
    },
  };
}
