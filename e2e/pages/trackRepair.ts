import type { Page } from 'playwright/test';

/**
 * The page on which a customer finds repairs: one repair by its reference, or all repairs by phone
 * number and a code.
 */
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
