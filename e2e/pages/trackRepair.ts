import type { Page } from 'playwright/test';

/** Where a customer finds repairs: one by its reference, or all by phone number and a code. */
export function trackRepair(page: Page) {
  return {
    byPhone: page.getByRole('button', { name: 'No number at hand? See all my repairs' }),
    phone: page.getByLabel('Phone number'),
    sendCode: page.getByRole('button', { name: 'Send me a code' }),
    code: page.getByLabel('Code'),
    show: page.getByRole('button', { name: 'Show my repairs' }),
    visits: page.getByRole('region', { name: 'Your repairs with us' }),
  };
}
