import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import { appointment, openTestShop, type Browser, type TestShop } from '../../test/testShop';
import { startMailWorker } from '../notifications/email/mailWorker';
import { textOutlets } from '../notifications/sms/textOutlets';
import { startGatewayServer, type GatewayServer } from '../notifications/sms/testing/gatewayServer';
import { recipients } from '../operations/recipients';
import { quiet } from '../operations/testing/freshShop';

let gateway: GatewayServer;
let shop: TestShop;
let staff: Browser;
beforeEach(async () => {
  gateway = await startGatewayServer();
  shop = await openTestShop({
    SPARROW_TOKEN: 'a-long-token',
    SPARROW_FROM: 'MCS',
    SPARROW_URL: gateway.url,
  });
  staff = await shop.staff();
});
afterEach(async () => {
  await shop.close();
  await gateway.close();
});

const ENQUIRY = {
  customerName: 'Ramesh',
  customerPhone: '9841000003',
  email: 'ramesh@mail.example',
  message: 'Is it in stock?',
  items: [],
};
const QUOTE = {
  companyName: 'Himal School',
  industry: 'Education and Schools',
  contactPerson: 'Sunita',
  phone: '01-5550111',
  email: 'it@himal.example',
  services: 'Help desk',
};
type Topic = RequestPage['topic'];

const send = async (topic: Topic, form: object): Promise<string> => {
  const { status, body } = await shop.browser().ask('POST', `/api/${topic}`, form);
  expect(status).toBe(201);
  return (body as { reference: string }).reference;
};
const read = async (topic: Topic, reference: string, by = staff) =>
  (await by.ask('GET', `/api/request-pages/${topic}/${reference}`)).body as RequestPage;
const act = (
  { topic, id }: Pick<RequestPage, 'topic' | 'id'>,
  what: 'work' | 'entries' | 'answers' | 'bookings',
  body: object,
  { by = staff, key = '' } = {},
) =>
  by.ask('POST', `/api/request-pages/${topic}/${id}/${what}`, body, {
    headers: key ? { 'idempotency-key': key } : {},
  });
async function open(topic: Topic = 'enquiries', form: object = ENQUIRY) {
  return read(topic, await send(topic, form));
}
async function deliver() {
  const about = { db: shop.db, siteUrl: () => 'https://shop.example', now: () => shop.clock.now };
  const worker = startMailWorker({
    ...about,
    recipients,
    config: shop.config,
    log: quiet,
    outlets: textOutlets({ ...about, recipients, config: shop.config }),
    tell: async (_trx, subject) => void told.push(subject),
    pace: { pollMs: 1 << 30 },
  });
  await worker.run();
  await worker.stop();
}
/**
 * The bookings, enquiries and quote requests whose open staff pages the mail worker notified of a
 * delivery.
 */
const told: { topic: string; id: string }[] = [];
beforeEach(() => told.splice(0));
const mailFile = (id = '') => path.join(shop.config.dataDir, 'mail', `${id}.eml`);

test('the page of a request shows what was asked, who may answer, and how', async () => {
  expect(await open()).toMatchObject({
    topic: 'enquiries',
    name: 'Ramesh',
    phone: '9841000003',
    email: 'ramesh@mail.example',
    message: 'Is it in stock?',
    version: 1,
    assigneeId: null,
    entries: [],
    staff: [{ name: 'Asha' }],
    textParts: 2,
  });
  expect(await open('quote-requests', QUOTE)).toMatchObject({
    name: 'Sunita',
    company: 'Himal School',
    services: 'Help desk',
    // The phone number is a landline, which cannot receive text messages.
    textParts: 0,
  });
  const unknown = await staff.ask('GET', '/api/request-pages/enquiries/E99999');
  expect(unknown.status).toBe(404);
});

test.each([
  ['enquiries', ENQUIRY],
  ['quote-requests', QUOTE],
] as const)('the page in %s shows how the sender wants the answer', async (topic, form) => {
  expect(await open(topic, { ...form, answerBy: 'whatsapp' })).toMatchObject({
    answerBy: 'whatsapp',
  });
  expect(await open(topic, form)).not.toHaveProperty('answerBy');
  const wrong = await shop.browser().ask('POST', `/api/${topic}`, { ...form, answerBy: 'fax' });
  expect(wrong).toMatchObject({ status: 422, body: { fields: { answerBy: expect.any(String) } } });
});

test('a sender who wants an email leaves an address', async () => {
  const { email: _none, ...byPhone } = ENQUIRY;
  const form = { ...byPhone, answerBy: 'mail' };
  expect(await shop.browser().ask('POST', '/api/enquiries', form)).toMatchObject({
    status: 422,
    body: { fields: { email: 'Enter the address to which we should write' } },
  });
});

test.each(['technician', 'moderator', 'clerk'])(
  'a %s may do what the inbox allows them',
  async (role) => {
    const page = await open();
    const account = { email: `${role}@shop.example`, password: 'another long password' };
    await staff.ask('POST', '/api/staff', { ...account, name: role, role });
    const member = shop.browser();
    expect((await member.signIn(account)).status).toBe(200);
    const isAllowed = role === 'clerk';
    const address = `/api/request-pages/enquiries/${page.reference}`;
    expect((await member.ask('GET', address)).status).toBe(isAllowed ? 200 : 403);
    const tries = [
      await act(page, 'entries', { kind: 'note', text: 'Called' }, { by: member }),
      await act(page, 'answers', { channel: 'mail', text: 'Yes' }, { by: member }),
      await act(page, 'work', { version: 1, followUpOn: '' }, { by: member }),
      await act(page, 'bookings', { booking: 'none' }, { by: member }),
    ].map(({ status }) => status);
    expect(tries).toEqual(isAllowed ? [201, 201, 200, 422] : [403, 403, 403, 403]);
  },
);

test('open pages learn that an answer by text left, and its text stays only in the history', async () => {
  const page = await open();
  const text = 'Your MacBook is here';
  expect((await act(page, 'answers', { channel: 'sms', text })).status).toBe(201);
  await deliver();
  expect(told).toEqual([{ topic: 'enquiries', id: page.id }]);
  const outbox = shop.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'request-answer');
  expect((await outbox.executeTakeFirstOrThrow()).payload).not.toContain('MacBook');
  const { entries } = await read('enquiries', page.reference);
  expect(entries.map((entry) => entry.text)).toEqual([text]);
});

test('a visitor sees nothing of a request', async () => {
  const { reference } = await open();
  const { status } = await shop.browser().ask('GET', `/api/request-pages/enquiries/${reference}`);
  expect(status).toBe(401);
});

test('of two who edit a request at once the second is told, and nothing is overwritten', async () => {
  const page = await open('quote-requests', QUOTE);
  const change = {
    ...{ version: page.version, taxNumber: '301234567', purchaseOrder: 'PO-7' },
    devices: [
      { device: 'iPad Air', count: 40 },
      { device: 'MacBook Pro', count: 2 },
    ],
  };
  expect((await act(page, 'work', change)).body).toEqual({ version: 2 });
  const late = await act(page, 'work', { version: page.version, taxNumber: '' });
  expect(late).toMatchObject({
    status: 409,
    body: {
      code: 'conflict',
      message: expect.stringContaining('Asha changed this request meanwhile'),
    },
  });
  const { entries, ...now } = await read('quote-requests', page.reference);
  expect(now).toMatchObject({ ...change, version: 2 });
  expect(entries.map(({ text, by }) => `${by}: ${text}`).sort()).toEqual([
    'Asha: Devices: 40 × iPad Air, 2 × MacBook Pro',
    'Asha: PAN or VAT number: 301234567',
    'Asha: Purchase order: PO-7',
  ]);
});

test.each([
  [{ taxNumber: '12' }, 'taxNumber'],
  [{ followUpOn: '2026-11-22' }, 'followUpOn'],
  [{ followUpOn: 'soon' }, 'followUpOn'],
  [{ assigneeId: 'nobody' }, 'assigneeId'],
  [{ devices: [{ device: ' ', count: 1 }] }, 'devices.0.device'],
  [{ devices: [{ device: 'iPad', count: 0 }] }, 'devices.0.count'],
  [{ devices: [{ device: 'iPad', count: 2 ** 31 }] }, 'devices.0.count'],
])('bad work %j is named by its field', async (change, field) => {
  const page = await open('quote-requests', QUOTE);
  const { status, body } = await act(page, 'work', { version: 1, ...change });
  expect(status).toBe(422);
  expect(body).toMatchObject({ fields: { [field]: expect.any(String) } });
});

test('a quote request has at most 50 kinds of devices', async () => {
  const page = await open('quote-requests', QUOTE);
  const devices = Array<object>(51).fill({ device: 'iPad', count: 1 });
  expect(await act(page, 'work', { version: 1, devices })).toMatchObject({
    status: 422,
    body: { fields: { devices: expect.any(String) as string } },
  });
});

test('an answer by email is sent once, marks the request as handled, and shows that it was sent', async () => {
  const page = await open();
  const answer = { channel: 'mail', text: 'Hello Ramesh,\n\nyes, it is in stock.' };
  const sent = await Promise.all([
    act(page, 'answers', answer, { key: 'one-press-of-the-button' }),
    act(page, 'answers', answer, { key: 'one-press-of-the-button' }),
  ]);
  expect(sent.map(({ status }) => status)).toEqual([201, 201]);
  const mails = shop.db.selectFrom('outbox').select('id').where('kind', '=', 'request-answer');
  expect(await mails.execute()).toHaveLength(1);
  expect((await read('enquiries', page.reference)).entries).toMatchObject([
    { kind: 'mail', text: answer.text, delivery: { state: 'waiting' } },
  ]);
  await deliver();
  const after = await read('enquiries', page.reference);
  expect(after).toMatchObject({
    handledBy: 'Asha',
    entries: [{ delivery: { state: 'sent', isFile: true } }],
  });
  expect(existsSync(mailFile(after.entries[0]?.delivery?.id))).toBe(true);
  const { body } = await staff.ask('GET', '/api/log');
  expect(body).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({ event: 'request-answered', detail: `${page.reference}, email` }),
    ]),
  });
});

test('a text message goes to a mobile number word for word, and not beyond the paid parts', async () => {
  const page = await open();
  const text = 'Hello Ramesh, yes, it is in stock. MCS Repairs';
  expect((await act(page, 'answers', { channel: 'sms', text })).status).toBe(201);
  await deliver();
  const [got] = gateway.received;
  expect(Object.fromEntries(new URLSearchParams(got?.body))).toMatchObject({
    to: '9841000003',
    text,
  });
  const long = await act(page, 'answers', { channel: 'sms', text: 'नमस्ते '.repeat(40) });
  expect(long).toMatchObject({
    status: 422,
    body: { fields: { text: 'This text has 5 parts. A text message has at most 2.' } },
  });
});

test('an answer that cannot reach the person is refused before it is stored', async () => {
  const { email: _none, ...byPhone } = ENQUIRY;
  const page = await open('enquiries', byPhone);
  const text = 'Yes';
  expect((await act(page, 'answers', { channel: 'mail', text })).status).toBe(422);
  const quote = await open('quote-requests', QUOTE);
  expect((await act(quote, 'answers', { channel: 'sms', text })).status).toBe(422);
  await staff.ask('POST', '/api/enquiries/marks', { ids: [page.id], mark: 'spam' });
  expect(await act(page, 'answers', { channel: 'sms', text })).toMatchObject({ status: 422 });
  expect((await read('enquiries', page.reference)).entries).toEqual([]);
});

test.each(['call', 'whatsapp'])(
  'an answer by %s is noted once, and the request is handled',
  async (kind) => {
    const page = await open();
    const entry = { kind, text: 'Comes on Friday' };
    for (const _press of [1, 2]) {
      const { status } = await act(page, 'entries', entry, { key: 'the-same-note-twice' });
      expect(status).toBe(201);
    }
    const { entries, handledBy } = await read('enquiries', page.reference);
    expect(entries).toMatchObject([{ ...entry, by: 'Asha' }]);
    expect(handledBy).toBe('Asha');
    const log = (await staff.ask('GET', '/api/log')).body as { entries: { detail: string }[] };
    const name = kind === 'call' ? 'call' : 'WhatsApp';
    expect(log.entries.map(({ detail }) => detail)).toContain(`${page.reference}, ${name}`);
  },
);

test('a note leaves a request open, also one that is spam', async () => {
  const page = await open();
  await staff.ask('POST', '/api/enquiries/marks', { ids: [page.id], mark: 'spam' });
  expect((await act(page, 'entries', { kind: 'note', text: 'Odd name' })).status).toBe(201);
  expect((await act(page, 'entries', { kind: 'call', text: 'Hello' })).status).toBe(422);
  const { handledAt, entries } = await read('enquiries', page.reference);
  expect(handledAt).toBeNull();
  expect(entries).toMatchObject([{ kind: 'note' }]);
});

test('a request and the booking that was made from it name each other', async () => {
  const page = await open();
  const booked = await shop.browser().ask('POST', '/api/bookings', appointment());
  const { reference } = booked.body as { reference: string };
  expect((await act(page, 'bookings', { booking: 'no-such' })).body).toMatchObject({
    fields: { booking: 'No booking has this number' },
  });
  for (const _press of [1, 2]) {
    expect((await act(page, 'bookings', { booking: reference })).status).toBe(204);
  }
  expect(await read('enquiries', page.reference)).toMatchObject({
    handledBy: 'Asha',
    entries: [{ kind: 'booking', booking: reference }],
  });
  const { body } = await staff.ask('GET', `/api/booking-pages/${reference}`);
  const notes = (body as { audit: { note?: string }[] }).audit.flatMap(({ note }) => note ?? []);
  expect(notes).toEqual([`From enquiry ${page.reference}`]);
});

test('other requests of the same person are found by number and by email address', async () => {
  const page = await open();
  const sameNumber = await send('enquiries', {
    ...ENQUIRY,
    customerPhone: '+977 984-1000003',
    email: 'other@mail.example',
  });
  const sameMail = await send('quote-requests', { ...QUOTE, email: 'Ramesh@Mail.example' });
  await send('enquiries', { ...ENQUIRY, customerPhone: '9841000009', email: 'x@mail.example' });
  const { others } = await read('enquiries', page.reference);
  expect(others.map(({ reference }) => reference).sort()).toEqual([sameNumber, sameMail].sort());
});

test('a follow-up shows on Today from its day on, to those who may read requests', async () => {
  const today = async (by = staff) => ((await by.ask('GET', '/api/today')).body as Today).followUps;
  const page = await open();
  const [asha] = page.staff;
  const work = { version: 1, assigneeId: asha?.id, followUpOn: '2026-11-24' };
  expect((await act(page, 'work', work)).status).toBe(200);
  expect((await today()).total).toBe(0);
  shop.clock.now = new Date('2026-11-24T04:00:00Z');
  staff = await shop.staff();
  const line = { reference: page.reference, name: 'Ramesh', assignee: 'Asha', topic: 'enquiries' };
  expect(await today()).toMatchObject({ total: 1, lines: [line] });
  const account = { email: 'tek@shop.example', password: 'another long password' };
  await staff.ask('POST', '/api/staff', { ...account, name: 'Tek', role: 'technician' });
  const technician = shop.browser();
  await technician.signIn(account);
  expect(await today(technician)).toEqual({ total: 0, lines: [] });
  await act(page, 'work', { version: 2, followUpOn: '' });
  expect((await today()).total).toBe(0);
});

test('erasing a customer takes history, answers and their files', async () => {
  const page = await open();
  const { body } = await act(page, 'answers', { channel: 'mail', text: 'Only for Ramesh' });
  expect(body).toMatchObject({ kind: 'mail' });
  await deliver();
  const { entries } = await read('enquiries', page.reference);
  const id = entries[0]?.delivery?.id;
  const erased = await staff.ask('POST', '/api/customers/9841000003/erase');
  expect(erased).toMatchObject({ status: 200, body: { enquiries: 1 } });
  expect(await shop.db.selectFrom('request_entries').selectAll().execute()).toEqual([]);
  const mails = shop.db.selectFrom('outbox').selectAll().where('kind', '=', 'request-answer');
  expect(await mails.execute()).toEqual([]);
  expect(existsSync(mailFile(id))).toBe(false);
});
