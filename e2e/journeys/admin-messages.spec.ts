import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, test } from '../fixtures';
import { discardShop, STAFF, startShop } from '../server';

const CUSTOMER = 'bibek@mail.example';

/**
 * Starts a mail server on a port. While `refusing` is true, it responds to every message with a
 * temporary error. It counts the customer's messages, and not the alerts for the owner, which the
 * site sends again by itself.
 */
async function mailServer() {
  const state = { refusing: true, received: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      if (!state.refusing) return done();
      done(Object.assign(new Error('Busy'), { responseCode: 451 }));
    },
    onData(stream, { envelope }, done) {
      stream.resume();
      stream.on('end', () => {
        if (envelope.rcptTo.some(({ address }) => address === CUSTOMER)) state.received += 1;
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { state, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

test('a failed message is shown on its booking and can be sent again', async ({ page }) => {
  const mail = await mailServer();
  const shop = await startShop({ SMTP_URL: mail.url });
  const sent = await fetch(`${shop.url}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      kind: 'request',
      fullName: 'Bibek Lama',
      email: CUSTOMER,
      device: 'Dell XPS 13',
      issue: 'It shuts down when I move the lid',
      consent: true,
    }),
  });
  expect(sent.status).toBe(201);
  const { reference } = (await sent.json()) as { reference: string };
  await page.goto(`${shop.url}/admin/bookings/${reference}`);
  await page.getByLabel('Email').fill(STAFF.email);
  await page.getByLabel('Password').fill(STAFF.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const messages = page.getByRole('region', { name: 'History' });
  await expect(messages.getByText('The mail server asked to try again later (451)')).toBeVisible();
  mail.state.refusing = false;
  await messages
    .getByRole('button', { name: /^Send message again: Booking received, Email/ })
    .click();
  await expect(messages.getByText('Sent', { exact: true })).toBeVisible();
  await expect(messages.getByRole('button')).toHaveCount(0);
  expect(mail.state.received).toBe(1);
  await discardShop(shop);
  mail.close();
});
