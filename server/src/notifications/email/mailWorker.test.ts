import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import type { BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import { changeStatus } from '../../bookings/changeStatus';
import { findBookingByToken } from '../../bookings/bookingLinks';
import { insertStaff } from '../../auth/staff/storedStaff';
import { inTransaction } from '../../db/transact';
import {
  appointment,
  booked,
  freshShop,
  quiet,
  THURSDAY,
  type FreshShop,
} from '../../operations/testing/freshShop';
import { createBooking } from '../../bookings/createBooking';
import { approveSignIn, sendSignInApproval } from '../../auth/staff/signInApproval';
import { resetPassword, sendPasswordLink } from '../../auth/staff/forgottenPassword';
import { smtpDelivery } from './delivery';
import { countMail } from './mailQueue';
import { startMailWorker, type MailWorkerOptions } from './mailWorker';
import { recipients } from '../../operations/recipients';
import { startMailServer, type MailServer } from './testing/mailServer';
import { joinContexts } from '../../shop';

const MINUTE = 60_000;
const NEVER_POLL = { pollMs: 1 << 30 };
const STAFF = { name: 'Bimala', staffId: null };

let shop: FreshShop;
let servers: MailServer[];
let stops: (() => Promise<void>)[];

beforeEach(async () => {
  shop = await freshShop();
  servers = [];
  stops = [];
});
afterEach(async () => {
  for (const stop of stops) await stop();
  for (const server of servers) await server.close();
  await shop.close();
});

async function mailServer(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...options);
  servers.push(server);
  return server;
}

function worker(smtpUrl: string | undefined, options: Partial<MailWorkerOptions> = {}) {
  const started = startMailWorker({
    recipients,
    db: shop.db,
    config: { ...shop.config, smtpUrl },
    siteUrl: () => 'https://shop.example',
    log: quiet,
    now: shop.now,
    pace: NEVER_POLL,
    ...options,
  });
  stops.push(started.stop);
  return started;
}

const later = (minutes: number) => shop.setNow(new Date(shop.now().getTime() + minutes * MINUTE));
const calendarOf = ({ mail }: MailServer['received'][number]) => {
  const part = mail.attachments.find(({ filename }) => filename === 'appointment.ics');
  return new TextDecoder().decode(part?.content as ArrayBuffer).replace(/\r\n /g, '');
};
const staffSets = async (token: string, to: BookingStatus) => {
  const booking = await findBookingByToken(shop.db, token);
  const { id = '', version = 0 } = booking ?? {};
  const outcome = await changeStatus(shop, id, { to, version }, STAFF);
  expect(outcome.ok).toBe(true);
};

test('a booking email has the time in Nepal, the address, the checklist, the link and a calendar file', async () => {
  const server = await mailServer();
  const receipt = await booked(shop);
  expect(await worker(server.url).run()).toBe(1);
  const [got] = server.received;
  expect(got?.to).toEqual(['asha@example.com']);
  expect(got?.mail.subject).toBe(`We have your booking ${receipt.reference} - MCS Repairs`);
  for (const body of [got?.mail.text, got?.mail.html]) {
    expect(body).toContain('Friday, January 23, 2026, 9:30 AM (Nepal time)');
    expect(body).toContain('Putalisadak, Kathmandu, Nepal');
    expect(body).toContain('Turn off Find My');
    expect(body).toContain('Call for price');
    expect(body).toContain(`https://shop.example/my-booking/open#${receipt.token}`);
  }
  const calendar = got ? calendarOf(got) : '';
  expect(calendar).toContain('METHOD:PUBLISH');
  expect(calendar).toContain(`UID:${receipt.reference}@repairs.example`);
  expect(calendar).toContain('SEQUENCE:0');
  expect(calendar).toContain('STATUS:TENTATIVE');
  expect(calendar).toContain('DTSTART:20260123T034500Z');
});

test('the email about a request without a time has no calendar file', async () => {
  const server = await mailServer();
  await createBooking(shop, {
    kind: 'request',
    fullName: 'Asha Gurung',
    email: 'asha@example.com',
    phone: '9800000000',
    city: 'Kathmandu',
    device: 'MacBook Air',
    issue: 'It no longer starts since yesterday evening',
    preferredDate: 'next week',
    serviceType: 'pickup',
    consent: true,
  });
  expect(await worker(server.url).run()).toBe(1);
  expect(server.received[0]?.mail.text).toContain(
    'When: next week, as wished; we confirm by phone',
  );
  expect(server.received[0]?.mail.attachments).toEqual([]);
});

test('each step of a booking is emailed with a working link, and its cancellation removes the calendar entry', async () => {
  const server = await mailServer();
  const { token } = await booked(shop);
  await staffSets(token, 'confirmed');
  await staffSets(token, 'in_progress');
  await staffSets(token, 'cancelled');
  expect(await worker(server.url).run()).toBe(1);
  later(0.5);
  expect(await worker(server.url).run()).toBe(3);
  const bySubject = (words: string) =>
    server.received.find(({ mail }) => mail.subject?.includes(words)) ?? server.received[0];
  const confirmed = bySubject('is confirmed');
  const link = /my-booking\/open#([\w-]+)/.exec(confirmed?.mail.text ?? '')?.[1] ?? '';
  expect(link).not.toBe(token);
  expect(await findBookingByToken(shop.db, link)).toMatchObject({ status: 'cancelled' });
  expect(bySubject('working on')?.mail.attachments).toEqual([]);
  const cancelled = bySubject('is cancelled');
  const calendar = cancelled ? calendarOf(cancelled) : '';
  expect(calendar).toContain('METHOD:CANCEL');
  expect(calendar).toContain('STATUS:CANCELLED');
  expect(calendar).toContain('SEQUENCE:1');
});

test('a sent email keeps none of its contents in the outbox', async () => {
  const server = await mailServer();
  const { token } = await booked(shop);
  const payload = () => shop.db.selectFrom('outbox').select('payload').executeTakeFirst();
  expect((await payload())?.payload).toContain(token);
  await worker(server.url).run();
  expect((await payload())?.payload).toBe('{}');
});

test('typed text never becomes markup, a header or a second recipient', async () => {
  const server = await mailServer();
  await booked(shop, {
    customerName: 'Asha\r\nBcc: all@example.com',
    deviceModel: '<img src=x onerror=alert(1)>',
  });
  await booked(shop, {
    customerEmail: 'a@example.com,b@example.com',
    appointmentTime: '10:00 AM',
  });
  expect(await worker(server.url).run()).toBe(1);
  const [got] = server.received;
  expect(got?.to).toEqual(['asha@example.com']);
  expect(got?.mail.bcc).toBeUndefined();
  expect(got?.mail.html).not.toContain('<img');
  expect(got?.mail.html).toContain('&lt;img');
});

test.each(['\r', '\r\n', '\u2028', '\u0085', '\u0007', '\u202e'])(
  'imported text with %j gets into no header and no calendar line',
  async (character) => {
    const server = await mailServer();
    await booked(shop);
    const text = `Asha${character}Bcc: all@example.com`;
    await shop.db
      .updateTable('bookings')
      .set({ customer_name: text, device_model: text, repair_service: text })
      .execute();
    expect(await worker(server.url).run()).toBe(1);
    const [got] = server.received;
    expect(got?.mail.bcc).toBeUndefined();
    const hidden = /(?![\r\n\t])[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e]|\r(?!\n)/u;
    expect(`${got?.mail.subject} ${got?.mail.text} ${got?.mail.html}`).not.toMatch(hidden);
    for (const { content } of got?.mail.attachments ?? []) {
      const ics = typeof content === 'string' ? content : new TextDecoder().decode(content);
      expect(ics).not.toMatch(hidden);
    }
  },
);

test('an email waits while the mail server is down and is sent once', async () => {
  const probe = await startMailServer();
  await probe.close();
  await booked(shop);
  const mails = worker(probe.url);
  expect(await mails.run()).toBe(0);
  const server = await mailServer({}, probe.port);
  expect(await mails.run()).toBe(0);
  later(1);
  expect(await mails.run()).toBe(1);
  later(60);
  expect(await mails.run()).toBe(0);
  expect(server.received).toHaveLength(1);
});

test('the pauses between attempts double', async () => {
  const deliver = jest.fn().mockRejectedValue(new Error('down'));
  await booked(shop);
  const mails = worker(undefined, { delivery: { deliver } });
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await mails.run();
    const row = await shop.db
      .selectFrom('outbox')
      .select('next_attempt_at')
      .executeTakeFirstOrThrow();
    pauses.push((Date.parse(row.next_attempt_at) - shop.now().getTime()) / MINUTE);
    shop.setNow(new Date(row.next_attempt_at));
  }
  expect(pauses).toEqual([0.5, 1, 2, 4]);
});

test('a mail server that responds too slowly is tried again later', async () => {
  const slow = await mailServer({ onMailFrom: (_address, _session, _done) => {} });
  await booked(shop);
  const delivery = smtpDelivery(slow.url, { connectionMs: 200, silenceMs: 200, totalMs: 400 });
  const mails = worker(undefined, { delivery });
  expect(await mails.run()).toBe(0);
  expect(await countMail(shop.db)).toEqual({ waiting: 1, givenUp: 0 });
});

test('a permanently rejected email is given up after three attempts and blocks no other', async () => {
  const server = await mailServer({
    onRcptTo({ address }, _session, done) {
      if (address === 'gone@example.com') {
        return done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
      }
      done();
    },
  });
  await booked(shop, { customerEmail: 'gone@example.com' });
  await booked(shop, { appointmentTime: '10:00 AM' });
  const mails = worker(server.url);
  expect(await mails.run()).toBe(1);
  for (const minutes of [10, 20, 40]) {
    later(minutes);
    await mails.run();
  }
  expect(await countMail(shop.db)).toEqual({ waiting: 0, givenUp: 1 });
  expect(server.received.map(({ to }) => to)).toEqual([['asha@example.com']]);
});

test('several workers on one database send every email once', async () => {
  const server = await mailServer();
  for (const appointmentTime of ['9:30 AM', '10:00 AM', '11:00 AM', '11:30 AM', '12:30 PM']) {
    await booked(shop, { appointmentTime });
  }
  const workers = Array.from({ length: 4 }, () => worker(server.url));
  const sent = await Promise.all(workers.map((each) => each.run()));
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(5);
  const ids = server.received.map(({ mail }) => mail.messageId);
  expect(new Set(ids).size).toBe(5);
});

test('the email of a crashed worker is sent by another one after its lease, with the same message id', async () => {
  await booked(shop);
  const ids: unknown[] = [];
  const dying = {
    deliver: (_id: string, { messageId }: { messageId?: string }) => {
      ids.push(messageId);
      return new Promise<void>(() => {});
    },
  };
  void worker(undefined, { delivery: dying }).run();
  const server = await mailServer();
  const mails = worker(server.url);
  while (!ids.length) await new Promise(setImmediate);
  expect(await mails.run()).toBe(0);
  later(6);
  expect(await mails.run()).toBe(1);
  expect(server.received[0]?.mail.messageId).toBe(ids[0]);
});

test('emails from before a restart are sent after it', async () => {
  await booked(shop);
  const first = worker(undefined, { delivery: { deliver: () => Promise.reject(new Error('x')) } });
  await first.run();
  await first.stop();
  later(1);
  const server = await mailServer();
  expect(await worker(server.url).run()).toBe(1);
  expect(server.received).toHaveLength(1);
});

test('the worker finds new emails until it is stopped', async () => {
  const delivered = new Promise<string>((resolve) => {
    const deliver = async (id: string) => resolve(id);
    worker(undefined, { delivery: { deliver }, pace: { pollMs: 5 } });
  });
  await booked(shop);
  expect(await delivered).toMatch(/^[0-9a-f-]{36}$/);
});

test('without a mail server every email becomes a file in the data folder', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mail-'));
  await createBooking(shop, appointment());
  const config = { ...shop.config, smtpUrl: undefined, dataDir };
  expect(await worker(undefined, { config }).run()).toBe(1);
  const folder = path.join(dataDir, 'mail');
  const [file = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  const mail = await PostalMime.parse(readFileSync(path.join(folder, file)));
  expect(mail.to).toEqual([{ name: 'Asha Gurung', address: 'asha@example.com' }]);
  expect(new Date(mail.date ?? '')).toEqual(THURSDAY);
  rmSync(dataDir, { recursive: true });
});

test('the email about a forgotten password has a link and nothing about a booking', async () => {
  const server = await mailServer();
  const member = { name: 'Rita\nRai', email: 'rita@shop.example', passwordHash: 'x' };
  await inTransaction(shop.db, (trx) => insertStaff(trx, member, shop.now()));
  expect(await sendPasswordLink(shop, 'rita@shop.example')).not.toBeNull();
  expect(await worker(server.url).run()).toBe(1);
  const [got] = server.received;
  expect(got?.to).toEqual(['rita@shop.example']);
  expect(got?.mail.subject).toBe('Choose a new password - MCS Repairs');
  expect(got?.mail.attachments).toEqual([]);
  const [, token = ''] = /\/admin\/reset#([\w-]{43})/.exec(got?.mail.text ?? '') ?? [];
  expect(got?.mail.html).toContain(`https://shop.example/admin/reset#${token}`);
  expect(got?.mail.text).toContain('Hello Rita Rai,');
  const reset = { token, newPassword: 'monsoon over the ridge' };
  const change = await resetPassword(shop, reset, 'a browser');
  expect(change.ok).toBe(true);
});

test('a sign-in from a new browser to a guarded account sends an email that approves it', async () => {
  const server = await mailServer();
  const member = { name: 'Rita\nRai', email: 'rita@shop.example', passwordHash: 'x' };
  const row = await inTransaction(shop.db, (trx) => insertStaff(trx, member, shop.now()));
  const browser = { device: 'secret of the browser', name: 'Chrome on Mac' };
  expect(row && (await sendSignInApproval(shop, row, browser))).toBe(true);
  expect(await worker(server.url).run()).toBe(1);
  const [got] = server.received;
  expect(got?.mail.subject).toBe('Was this you? - MCS Repairs');
  expect(got?.mail.text).toContain('Hello Rita Rai,');
  expect(got?.mail.text).toContain('Chrome on Mac gave the right one');
  const [, token = ''] = /\/admin\/approve#([\w-]{43})/.exec(got?.mail.text ?? '') ?? [];
  expect(got?.mail.html).toContain(`https://shop.example/admin/approve#${token}`);
  expect((await approveSignIn(shop, token)).ok).toBe(true);
});

test('a link for a deleted account is not sent', async () => {
  const server = await mailServer();
  const member = { name: 'Rita', email: 'rita@shop.example', passwordHash: 'x' };
  await inTransaction(shop.db, (trx) => insertStaff(trx, member, shop.now()));
  await sendPasswordLink(shop, 'rita@shop.example');
  await shop.db.deleteFrom('staff').execute();
  expect(await worker(server.url).run()).toBe(0);
  expect(await countMail(shop.db)).toEqual({ waiting: 0, givenUp: 1 });
});

test('a member gets five emails a day about browsers, apart from those with password links', async () => {
  const config = { ...shop.config, rateLimits: 1 };
  const limitedAt = (now: () => Date) => joinContexts({ ...shop, config, now });
  const member = { name: 'Rita', email: 'rita@shop.example', passwordHash: 'x' };
  const row = await inTransaction(shop.db, (trx) => insertStaff(trx, member, shop.now()));
  if (!row) throw new Error('There is no member');
  const promised: boolean[] = [];
  let at = shop.now().getTime();
  for (let asked = 0; asked < 7; asked += 1) {
    at += 61 * 60_000;
    const now = () => new Date(at);
    const browser = { device: `device-${asked}`, name: 'Chrome on Mac' };
    promised.push(await sendSignInApproval(limitedAt(now), row, browser));
  }
  expect(promised).toEqual([true, true, true, true, true, false, false]);
  expect(
    await sendPasswordLink(
      limitedAt(() => new Date(at)),
      row.email,
    ),
  ).toBe(row.id);
});
