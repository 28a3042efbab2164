import type { Page } from 'playwright/test';

export function bookingDesk(page: Page) {
  const form = page.getByRole('form', { name: 'Estimate' });
  const choose = async (name: string) => {
    await page.getByRole('group', { name: 'Actions' }).getByText('More actions').click();
    await page
      .getByRole('list', { name: 'More actions' })
      .getByRole('button', { name, exact: true })
      .click();
  };
  return {
    stage: page.getByLabel('Stage'),
    estimate: page.getByRole('region', { name: 'Estimate' }),
    history: page.getByRole('region', { name: 'History' }),
    /** Returns the button of the next step. */
    next: (name: string) =>
      page.getByRole('group', { name: 'Actions' }).getByRole('button', { name, exact: true }),
    /** Chooses an action from the menu. */
    choose,
    covered: page.getByText(/Warranty until/),

    open: (reference: string) => page.goto(`/admin/bookings/${reference}`),
    bringTo: (stage: string) => page.getByLabel('Stage').selectOption({ label: stage }),
    /**
     * Presses the button with which the page asks for confirmation when the appointment is in the
     * future.
     */
    completeAhead: () => page.getByRole('button', { name: 'Complete booking' }).click(),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    async offer(price: string, duration: string): Promise<void> {
      await page.getByRole('link', { name: 'Write estimate' }).click();
      await form.getByLabel('Price in rupees').fill(price);
      await form.getByLabel('Duration').fill(duration);
      await form.getByRole('button', { name: 'Send estimate' }).click();
      await form.waitFor({ state: 'detached' });
    },
    /** Plans the pickup. `fields` contains the values by the label of each field. */
    async setPickup(fields: Record<string, string>): Promise<void> {
      const pickup = page.getByRole('form', { name: 'Pickup' });
      await choose('Set pickup time');
      for (const [label, value] of Object.entries(fields))
        await pickup.getByLabel(label).fill(value);
      await pickup.getByRole('button', { name: 'Save pickup' }).click();
    },
    async claim(fault: string): Promise<void> {
      await choose('Create warranty claim');
      await page.getByLabel(/What is wrong/).fill(fault);
      await page.getByRole('button', { name: 'Save warranty claim' }).click();
    },
  };
}
