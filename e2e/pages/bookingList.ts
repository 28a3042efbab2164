import type { Page } from 'playwright/test';
import { staffBar } from './staffBar';

export function bookingList(page: Page) {
  const row = (customer: string) => page.getByRole('row', { name: customer });
  return {
    row,
    heading: page.getByRole('heading', { name: /Bookings \(\d+\)/ }),
    live: page.getByText('Live', { exact: true }),
    reconnecting: page.getByText('Reconnecting'),

    async signIn({ email, password }: { email: string; password: string }): Promise<void> {
      await page.goto('/admin/bookings');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await staffBar(page).person.waitFor();
    },
    changeStatus: (customer: string, to: string) =>
      row(customer)
        .getByRole('combobox', { name: /change status/i })
        .selectOption({ label: to }),
  };
}
