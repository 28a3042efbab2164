import { startMailServer, type MailServer } from '../notifications/email/testing/mailServer';
import { startMailWorker } from '../notifications/email/mailWorker';
import { recipients } from '../operations/recipients';
import { freshShop, quiet, type FreshShop } from '../operations/testing/freshShop';
import { ENQUIRIES, QUOTE_REQUESTS } from './inboxes';
import { inTransaction } from '../db/transact';
import { loadSecrets } from '../db/serverSecrets';
import { markRequests } from './storedRequests';
import { storeRequest } from './storeRequest';

const FORM = {
  companyName: 'Himal School',
  industry: 'Education and Schools',
  contactPerson: 'Sunita',
  phone: '01-5550111',
  email: 'it@himal.example',
  services: 'Help desk',
};
const KEY = 'a-key-of-one-submission';

let shop: FreshShop;
let server: MailServer;
beforeEach(async () => {
  shop = await freshShop();
  server = await startMailServer();
});
afterEach(async () => {
  await server.close();
  await shop.close();
});

const ask = (form = FORM, key?: string, from = shop) =>
  storeRequest(from, QUOTE_REQUESTS, form, key);
async function deliver(from = shop): Promise<MailServer['received']> {
  const worker = startMailWorker({
    recipients,
    db: from.db,
    config: { ...from.config, smtpUrl: server.url },
    siteUrl: () => 'https://shop.example',
    log: quiet,
    now: from.now,
    pace: { pollMs: 1 << 30 },
  });
  await worker.run();
  await worker.stop();
  return server.received;
}

test('the sender of a quote request gets one email with the reference, also after a retry', async () => {
  const outcome = await ask(FORM, KEY);
  await ask(FORM, KEY);
  const received = await deliver();
  expect(received).toHaveLength(1);
  const mail = received[0]?.mail;
  const reference = outcome.ok ? outcome.value.reference : 'none';
  expect(mail?.to?.[0]?.address).toBe('it@himal.example');
  expect(mail?.subject).toContain(`We have your request ${reference}`);
  expect(mail?.text).toContain('Hello Sunita,');
  expect(mail?.text).toContain('within 24 hours');
  expect(mail?.text).toContain('https://shop.example/business');
});

test('it contains no typed text except a name without a web address', async () => {
  await ask({ ...FORM, contactPerson: 'Visit evil.pharmacy now', services: 'cheap-pills' });
  const [first] = await deliver();
  expect(first?.mail.text).toContain('Hello customer,');
  expect(first?.mail.text).not.toMatch(/evil|cheap-pills/);
});

test('spam gets no email', async () => {
  await ask();
  const { id } = await shop.db.selectFrom('quote_requests').select('id').executeTakeFirstOrThrow();
  const marks = { ids: [id], mark: 'spam', by: 'Bimala' } as const;
  await inTransaction(shop.db, (trx) => markRequests(trx, 'quote_requests', marks, shop.now()));
  expect(await deliver()).toEqual([]);
});

test('one address gets at most the daily number of emails', async () => {
  const limited = await freshShop({ RATE_LIMITS: '1', LIMIT_MAILS: '2' });
  await loadSecrets(limited.db);
  for (const services of ['One', 'Two', 'Three'])
    await ask({ ...FORM, services }, undefined, limited);
  expect(await deliver(limited)).toHaveLength(2);
  await limited.close();
});

test('the sender of an enquiry with an address gets an email at that address', async () => {
  const form = {
    customerName: 'Ramesh',
    customerPhone: '9841000003',
    email: 'ramesh@mail.example',
    items: [],
  };
  const outcome = await storeRequest(shop, ENQUIRIES, form);
  const [got] = await deliver();
  const reference = outcome.ok ? outcome.value.reference : 'none';
  expect(got?.to).toEqual(['ramesh@mail.example']);
  expect(got?.mail.subject).toBe(`We have your enquiry ${reference} - MCS Repairs`);
  expect(got?.mail.text).toContain('Hello Ramesh,');
});

test('an enquiry without an address sends no email', async () => {
  const form = { customerName: 'Ramesh', customerPhone: '9841000003', items: [] };
  expect((await storeRequest(shop, ENQUIRIES, form)).ok).toBe(true);
  expect(await shop.db.selectFrom('outbox').select('id').execute()).toEqual([]);
});
