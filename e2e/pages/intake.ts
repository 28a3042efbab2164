import { expect, type Page } from 'playwright/test';

export type Brought = {
  phone: string;
  name: string;
  /** As the clerk types it; Enter takes the likeliest model. */
  device: string;
  /** Of the services that the catalogue has for it. */
  service: RegExp;
};

/** The counter: a device is taken in, and its ticket is shown. */
export function intake(page: Page) {
  const device = page.getByLabel('Device', { exact: true });
  const anyway = page.getByLabel(/all the same/);
  return {
    phone: page.getByLabel('Phone'),
    name: page.getByLabel('Name'),
    device,
    send: page.getByRole('button', { name: 'Take in and print' }),
    ticket: page.getByRole('article', { name: 'Ticket' }),
    known: page.getByRole('group', { name: 'Known under this number' }),

    open: (path = '/admin/intake') => page.goto(path),
    async fill({ phone, name, device: model, service }: Brought): Promise<void> {
      await this.phone.fill(phone);
      await this.name.fill(name);
      await device.fill(model);
      await device.press('Enter');
      const services = page.getByRole('group', { name: 'Services' });
      await services.getByRole('button', { name: service }).click();
    },
    /** Sends it, one too many where the day has no place left, and answers the reference of the ticket. */
    async takeIn(): Promise<string> {
      const place = page.getByText('Walk-ins today:');
      await expect(place.or(anyway)).toBeVisible();
      if (await anyway.isVisible()) await anyway.check();
      await this.send.click();
      // Before a serial number, which may be digits too. A reference has one digit or more.
      const reference = this.ticket.getByText(/^[A-Z]*\d+$/).first();
      await expect(reference).toBeVisible();
      return (await reference.textContent()) ?? '';
    },
  };
}
