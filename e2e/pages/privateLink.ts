import type { Page } from 'playwright/test';
import { untilAlive } from '../alive';

/** The page that a customer's private link opens. It shows one booking. */
export function privateLink(page: Page) {
  return {
    async open(token: string): Promise<void> {
      await page.goto(`/my-booking/open#${token}`);
      await untilAlive(page);
    },
    async reload(): Promise<void> {
      await page.reload();
      await untilAlive(page);
    },
    async accept(): Promise<void> {
      await page.getByRole('button', { name: 'Accept standard' }).click();
      await page.getByRole('button', { name: 'Yes, repair it' }).click();
      await page.getByText('You accepted this estimate.').waitFor();
    },
    async decline(): Promise<void> {
      await page.getByRole('button', { name: 'Decline' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
      await page.getByText('You declined this estimate.').waitFor();
    },
    async cancel(): Promise<void> {
      await page.getByRole('button', { name: 'Cancel booking' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Cancel booking' }).click();
      await dialog.waitFor({ state: 'detached' });
    },
  };
}
