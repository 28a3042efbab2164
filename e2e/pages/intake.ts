import { expect, type Page } from 'playwright/test';

export type Brought = {
  phone: string;
  name: string;
  /** The device as the clerk types it. The Enter key then chooses the best matching model. */
  device: string;
  /** Matches a repair service that the shop offers for this device. */
  service: RegExp;
};

/** The check-in page. After a check-in, it shows the ticket of the device. */
export function intake(page: Page) {
  const device = page.getByLabel('Device', { exact: true });
  const anyway = page.getByLabel(/anyway/);
  return {
    phone: page.getByLabel('Phone'),
    name: page.getByLabel('Name'),
    device,
    send: page.getByRole('button', { name: 'Check in device and print ticket' }),
    ticket: page.getByRole('article', { name: 'Ticket' }),
    /** The hint below the name field, which appears if the shop already knows the phone number. */
    known: page.getByText(/^Known customer/),
    more: page.getByText('More details'),

    open: (path = '/admin/intake') => page.goto(path),
    async fill({ phone, name, device: model, service }: Brought): Promise<void> {
      await this.phone.fill(phone);
      await this.name.fill(name);
      await this.chooseDevice(model, service);
    },
    async chooseDevice(model: string, service: RegExp): Promise<void> {
      await device.fill(model);
      await device.press('Enter');
      await page.getByLabel('Fault').focus();
      const services = page.getByRole('listbox', { name: 'Services' });
      await services.getByRole('option', { name: service }).first().click();
    },
    /**
     * Submits the check-in form. If the day is full, the function ticks the checkbox that allows
     * one more device. Returns the reference on the ticket.
     */
    async takeIn(): Promise<string> {
      const place = page.getByText('Walk-ins today:');
      await expect(place.or(anyway)).toBeVisible();
      if (await anyway.isVisible()) await anyway.check();
      await this.send.click();
      // The serial number on the ticket may also consist of digits. The reference comes first.
      const reference = this.ticket.getByText(/^[A-Z]*\d+$/).first();
      await expect(reference).toBeVisible();
      return (await reference.textContent()) ?? '';
    },
  };
}
