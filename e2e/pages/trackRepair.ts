import type { Page } from 'playwright/test';

/**
 * The page on which a customer finds one repair by its reference, or all repairs by phone number
 * and a code.
 */
export function trackRepair(page: Page) {
  return {
    reference: page.getByLabel('Order or ticket number'),
    showStage: page.getByRole('button', { name: 'Show the stage' }),
    sendLink: page.getByRole('button', { name: 'Send me my link' }),
    answer: page.getByRole('main').getByRole('status'),
    byPhone: page.getByRole('button', { name: 'No number at hand? See all my repairs' }),
    phone: page.getByLabel('Phone number'),
    sendCode: page.getByRole('button', { name: 'Send me a code' }),
    code: page.getByLabel('Code'),
    show: page.getByRole('button', { name: 'Show my repairs' }),
    visits: page.getByRole('region', { name: 'Your repairs with us' }),
  };
}
