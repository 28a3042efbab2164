import { createPublicKey, verify } from 'node:crypto';
import type { AlertSettings } from '@mcs-repairs/shared/domain/types/alert';
import { appointment, openTestShop, type Browser, type TestShop } from '../../../test/testShop';
import { startMailWorker } from '../email/mailWorker';
import { startMailServer, type MailServer } from '../email/testing/mailServer';
import { recipients } from '../../operations/recipients';
import { startGatewayServer, type GatewayServer } from '../sms/testing/gatewayServer';
import { gatherAlerts } from './gatherAlerts';
import { pushOutlet } from './pushOutlet';
import { aBrowser } from './testing/aBrowser';

let shop: TestShop;
let staff: Browser;
let service: GatewayServer;
let mails: MailServer;
beforeEach(async () => {
  service = await startGatewayServer();
  mails = await startMailServer();
  shop = await openTestShop({
    PUSH_HOSTS: service.url.slice(0, -1),
    PUBLIC_URL: 'http://shop.example',
  });
  staff = await shop.staff();
});
afterEach(async () => {
  await shop.close();
  await service.close();
  await mails.close();
});

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const now = () => shop.clock.now;
async function deliver() {
  const worker = startMailWorker({
    recipients,
    db: shop.db,
    config: { ...shop.config, smtpUrl: mails.url },
    siteUrl: () => 'https://shop.example',
    log: quiet,
    now,
    outlets: { push: pushOutlet({ db: shop.db, config: shop.config, now }) },
    prepare: async () => void (await gatherAlerts(shop.db, now())),
    pace: { pollMs: 1 << 30 },
  });
  await worker.run();
  await worker.stop();
}
const choose = (choices: object, browser = staff) =>
  browser.ask('PUT', '/api/alert-settings', { mail: [], push: [], sound: [], ...choices });
const book = async (appointmentTime = '9:30 AM') => {
  const { body } = await shop
    .browser()
    .ask('POST', '/api/bookings', appointment({ appointmentTime }));
  return body as { reference: string; token: string; version: number };
};
const toStaff = () =>
  mails.received.filter(({ to }) => to[0] === 'asha@shop.example').map(({ mail }) => mail);
const subscribe = async (browser = staff) => {
  const own = aBrowser(`${service.url}push/one`);
  const { status } = await browser.ask('PUT', '/api/push-subscription', own.subscription);
  expect(status).toBe(204);
  return own;
};

test('a member who chose email is notified of a booking, its change and its cancellation, each once', async () => {
  await choose({ mail: ['booking', 'cancellation'] });
  const { reference, token, version } = await book();
  await Promise.all([1, 2, 3].map(() => gatherAlerts(shop.db, now())));
  await deliver();
  expect(toStaff().map(({ subject }) => subject)).toEqual([
    `New booking ${reference} - MCS Repairs`,
  ]);
  expect(toStaff()[0]?.text).toContain(`https://shop.example/admin/bookings/${reference}`);
  // The email contains no text that the customer typed.
  expect(toStaff()[0]?.text).not.toContain('Nisha');
  shop.clock.now = new Date(now().getTime() + 6 * 60_000);
  await shop
    .browser()
    .ask('POST', '/api/my-bookings/cancel', { version }, { headers: { 'x-booking-token': token } });
  await deliver();
  await deliver();
  expect(toStaff()).toHaveLength(2);
});

describe('a member without choices', () => {
  const settings = async (browser = staff) =>
    ((await browser.ask('GET', '/api/alert-settings')).body as AlertSettings).choices;

  test('gets emails as an owner about bookings, requests and enquiries, and can switch them off', async () => {
    expect((await settings()).mail).toEqual([
      'booking',
      'move',
      'cancellation',
      'reply',
      'enquiry',
      'quote',
    ]);
    await book();
    await shop.browser().ask('POST', '/api/enquiries', {
      customerName: 'Ram',
      customerPhone: '9800000001',
      items: [],
    });
    await deliver();
    expect(toStaff().map(({ subject }) => subject)).toEqual([
      '2 things are new at the shop - MCS Repairs',
    ]);
    await choose({});
    expect((await settings()).mail).toEqual([]);
    shop.clock.now = new Date(now().getTime() + 6 * 60_000);
    await book('10:00 AM');
    await deliver();
    expect(toStaff()).toHaveLength(1);
  });

  test('gets no alerts in another role, nor when disabled', async () => {
    const rita = { name: 'Rita', email: 'rita@shop.example', password: 'seven quiet lanterns' };
    await staff.ask('POST', '/api/staff', { ...rita, role: 'technician' });
    const technician = shop.browser();
    await technician.signIn(rita);
    expect(await settings(technician)).toEqual({ mail: [], push: [], sound: [] });
    await shop.db
      .updateTable('staff')
      .set({ role: 'owner', disabled_at: now().toISOString() })
      .where('email', '=', rita.email)
      .execute();
    await book();
    const told = await shop.db.selectFrom('alerts').select('staff_id').execute();
    expect(told).toHaveLength(1);
  });
});

test('a member who switched alerts off gets none', async () => {
  await choose({ mail: ['move'] });
  await book();
  await deliver();
  expect(toStaff()).toEqual([]);
});

test('the alerts of a night are one summary at eight', async () => {
  await choose({ mail: ['booking', 'enquiry'] });
  // The clock now shows 22:15 in Nepal.
  shop.clock.now = new Date('2026-11-23T16:30:00Z');
  const first = await book('9:30 AM');
  await book('10:00 AM');
  await shop
    .browser()
    .ask('POST', '/api/enquiries', { customerName: 'Ram', customerPhone: '9800000001', items: [] });
  await deliver();
  expect(toStaff()).toEqual([]);
  shop.clock.now = new Date('2026-11-24T02:15:00Z');
  await deliver();
  await deliver();
  expect(toStaff()).toHaveLength(1);
  const [summary] = toStaff();
  expect(summary?.subject).toBe('3 things are new at the shop - MCS Repairs');
  expect(summary?.text).toContain(`New booking ${first.reference}`);
  expect(summary?.text).toContain('New enquiry E');
});

test('many bookings do not cause many emails', async () => {
  await choose({ mail: ['booking'] });
  for (const time of ['9:30 AM', '10:00 AM', '11:00 AM', '11:30 AM']) {
    await book(time);
    await deliver();
  }
  expect(toStaff()).toHaveLength(1);
  shop.clock.now = new Date(now().getTime() + 6 * 60_000);
  await deliver();
  expect(toStaff()[1]?.subject).toContain('3 things are new');
});

test('a browser gets a push message that only it can decrypt, signed by the shop', async () => {
  await choose({ push: ['booking'] });
  const browser = await subscribe();
  const { body } = await staff.ask('GET', '/api/alert-settings');
  const { pushKey } = body as { pushKey: string };
  expect(body).toMatchObject({ hasPush: true });
  const { reference } = await book();
  await deliver();
  expect(service.received).toHaveLength(1);
  const [{ headers, bytes } = { headers: {}, bytes: Buffer.of() }] = service.received;
  expect(browser.read(bytes)).toEqual({
    title: `New booking ${reference}`,
    body: '',
    path: `/admin/bookings/${reference}`,
  });
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  const [, token = '', key] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(pushKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: service.url.slice(0, -1),
    sub: expect.stringMatching(/^mailto:/),
  });
  const point = Buffer.from(pushKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  expect(
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true);
});

test.each([404, 410])(
  'a browser whose push service responds %s is unsubscribed',
  async (status) => {
    await choose({ push: ['booking'] });
    await subscribe();
    service.answerWith({ status });
    await book();
    await deliver();
    expect((await staff.ask('GET', '/api/alert-settings')).body).toMatchObject({ hasPush: false });
    expect(await shop.db.selectFrom('push_subscriptions').select('id').execute()).toEqual([]);
  },
);

test('signing out ends the push messages of that browser, also a waiting one', async () => {
  await choose({ push: ['booking'] });
  await subscribe();
  await book();
  await gatherAlerts(shop.db, now());
  await staff.ask('DELETE', '/api/session');
  await deliver();
  expect(service.received).toEqual([]);
});

test.each([
  'http://169.254.169.254/latest/meta-data',
  'https://127.0.0.1/x',
  'https://evil.example/x',
])('a browser with %s as its push service is rejected', async (endpoint) => {
  const { subscription } = aBrowser(endpoint);
  expect(await staff.ask('PUT', '/api/push-subscription', subscription)).toMatchObject({
    status: 422,
    body: { fields: { endpoint: expect.stringContaining('does not support this browser') } },
  });
});

test('a redirect of a push service is not followed', async () => {
  await choose({ push: ['booking'] });
  await subscribe();
  service.answerWith({ status: 307 });
  await book();
  await deliver();
  expect(service.received).toHaveLength(1);
});

test('a member who may not see enquiries gets no alerts about them', async () => {
  const account = { email: 'tek@shop.example', password: 'some quite long words', name: 'Tek' };
  await staff.ask('POST', '/api/staff', { ...account, role: 'technician' });
  const technician = shop.browser();
  await technician.signIn(account);
  await choose({ mail: ['enquiry', 'booking'] }, technician);
  await shop
    .browser()
    .ask('POST', '/api/enquiries', { customerName: 'Ram', customerPhone: '9800000001', items: [] });
  await deliver();
  expect(mails.received.filter(({ to }) => to[0] === account.email)).toEqual([]);
});

test('the script for push messages has the dashboard as its only scope', async () => {
  const { status, headers, body } = await shop.browser().ask('GET', '/admin/push-worker.js');
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/javascript');
  expect(headers['service-worker-allowed']).toBeUndefined();
  expect(body).not.toContain('fetch');
});
