import { expect, type Page } from 'playwright/test';
import { untilAlive } from '../alive';

type Step = 'Device Information' | 'Contact Details' | 'Service Preference';

export function wizard(page: Page) {
  return {
    device: page.getByLabel('Device Model'),
    issue: page.getByLabel('Describe the Issue'),
    photo: page.getByLabel('Photo of the damage'),
    name: page.getByLabel('Full Name'),
    email: page.getByLabel('Email Address'),
    phone: page.getByLabel('Phone / WhatsApp'),
    city: page.getByLabel('City'),
    pickup: page.getByLabel(/Free Pickup & Return/),
    pickupAddress: page.getByLabel('Pickup address'),
    consent: page.getByLabel(/I agree/),
    problems: page.getByRole('alert'),
    confirmed: page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' }),

    async open(): Promise<void> {
      await page.goto('/book');
      await untilAlive(page);
    },
    async fillDevice(): Promise<void> {
      await this.device.fill('MacBook Air M2');
      await this.issue.fill('The screen flickers since yesterday evening.');
    },
    async fillContact(name: string): Promise<void> {
      await this.name.fill(name);
      await this.email.fill('asha@example.com');
      await this.phone.fill('+977 9800000000');
    },
    next: () => page.getByRole('button', { name: 'Next' }).click(),
    previous: () => page.getByRole('button', { name: 'Previous' }).click(),
    startOver: () => page.getByRole('button', { name: 'Start over' }).click(),
    submit: () => page.getByRole('button', { name: 'Submit Booking' }).click(),
    onStep: (name: Step) => expect(page.getByRole('heading', { level: 2, name })).toBeVisible(),
    async reload(): Promise<void> {
      await page.reload();
      await untilAlive(page);
    },
  };
}
