import { expect, type Page } from 'playwright/test';

export type Brought = {
  phone: string;
  name: string;
  /** The device as the clerk types it. Enter picks the most likely model. */
  device: string;
  /** Matches one of the services that the catalogue has for the device. */
  service: RegExp;
};

/** The check-in page. Staff check in a device, and its ticket appears. */
export function intake(page: Page) {
  const device = page.getByLabel('Device', { exact: true });
  const anyway = page.getByLabel(/anyway/);
  return {
    phone: page.getByLabel('Phone'),
    name: page.getByLabel('Name'),
    device,
    send: page.getByRole('button', { name: 'Check in device and print ticket' }),
    ticket: page.getByRole('article', { name: 'Ticket' }),
    /** Appears below the name if the phone number belongs to a known customer. */
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
     * Submits the form, if necessary with one device more than the day has room for. Returns the
     * reference on the ticket.
     */
    async takeIn(): Promise<string> {
      const place = page.getByText('Walk-ins today:');
      await expect(place.or(anyway)).toBeVisible();
      if (await anyway.isVisible()) await anyway.check();
      await this.send.click();
      // Takes the first match, because a serial number may consist of digits, too.
      const reference = this.ticket.getByText(/^[A-Z]*\d+$/).first();
      await expect(reference).toBeVisible();
      return (await reference.textContent()) ?? '';
    },
  };
}
