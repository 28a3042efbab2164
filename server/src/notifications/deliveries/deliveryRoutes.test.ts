import { appointment, openTestShop, type Browser, type TestShop } from '../../../test/testShop';
import { DeliveryFailure } from '../email/delivery';
import { startMailWorker } from '../email/mailWorker';
import { recipients } from '../../operations/recipients';

let shop: TestShop;
let staff: Browser;
let failing: boolean;
let delivered: string[];
/** A function that the fake channel runs while it delivers a message. */
let meanwhile: () => Promise<unknown>;
beforeEach(async () => {
  shop = await openTestShop();
  staff = await shop.staff();
  failing = true;
  delivered = [];
  meanwhile = async () => {};
});
afterEach(() => shop.close());

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
async function runMails() {
  const worker = startMailWorker({
    recipients,
    db: shop.db,
    config: shop.config,
    siteUrl: () => 'https://shop.example',
    log: quiet,
    now: () => shop.clock.now,
    pace: { pollMs: 1 << 30, attempts: 2 },
    delivery: {
      async deliver(_id, mail) {
        await meanwhile();
        if (failing) throw new DeliveryFailure('deferred', '451');
        delivered.push(String(mail.text));
      },
    },
  });
  await worker.run();
  await worker.stop();
}
const later = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};

async function aBooking() {
  await shop.browser().ask('POST', '/api/bookings', appointment());
  const { id } = await shop.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  const url = `/api/bookings/${id}/deliveries`;
  const list = async () =>
    (await staff.ask('GET', url)).body as { id: string; state: string; problem?: string }[];
  const retry = async (browser = staff) => {
    const [delivery] = await list();
    return browser.ask('POST', `${url}/${delivery?.id}/attempts`);
  };
  return { url, list, retry };
}

test('staff see sent and waiting messages of a booking, with the reason', async () => {
  const { list } = await aBooking();
  expect(await list()).toEqual([
    expect.objectContaining({ channel: 'mail', kind: 'booking-received', state: 'waiting' }),
  ]);
  await runMails();
  expect(await list()).toEqual([
    expect.objectContaining({
      state: 'waiting',
      attempts: 1,
      problem: 'The mail server asked to try again later (451)',
    }),
  ]);
  failing = false;
  later(1);
  await runMails();
  const [sent] = await list();
  expect(sent).toMatchObject({ state: 'sent', attempts: 2 });
  expect(sent).not.toHaveProperty('problem');
  expect(sent).not.toHaveProperty('isFile');
});

test('a waiting message has a due time, except during an attempt', async () => {
  const { list } = await aBooking();
  const [before] = await list();
  expect(before).toMatchObject({ attempts: 0, dueAt: shop.clock.now.toISOString() });
  let during: unknown;
  meanwhile = async () => ([during] = await list());
  await runMails();
  expect(during).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(during).not.toHaveProperty('dueAt');
  expect(await list()).toMatchObject([{ state: 'waiting', dueAt: expect.any(String) }]);
});

test('a message of a crashed worker, or one that waits for the morning, is not shown as being sent', async () => {
  const { list } = await aBooking();
  const isDue = async (attempts: number, minutes: number) => {
    const next = new Date(shop.clock.now.getTime() + minutes * 60_000).toISOString();
    await shop.db.updateTable('outbox').set({ attempts, next_attempt_at: next }).execute();
    const [message] = await list();
    return (message as { dueAt?: string }).dueAt === next;
  };
  expect(await isDue(2, 4)).toBe(false);
  expect(await isDue(2, 0)).toBe(true);
  expect(await isDue(2, -1)).toBe(true);
  expect(await isDue(1, 11 * 60)).toBe(true);
});

test('a failed message is sent again with a working link', async () => {
  const { list, retry } = await aBooking();
  await runMails();
  later(1);
  await runMails();
  expect(await list()).toMatchObject([{ state: 'failed', problem: expect.any(String) }]);
  expect((await retry()).status).toBe(204);
  expect(await list()).toMatchObject([
    { state: 'waiting', attempts: 1, dueAt: shop.clock.now.toISOString() },
  ]);
  failing = false;
  await runMails();
  const [, token] = /my-booking\/open#([\w-]{43})/.exec(delivered[0] ?? '') ?? [];
  expect(delivered[0]).toContain('9:30 AM');
  const opened = await shop
    .browser()
    .ask('GET', '/api/my-bookings', undefined, { headers: { 'x-booking-token': token ?? '' } });
  expect(opened.status).toBe(200);
});

test('a sent message, or one that waits for its first attempt, cannot be sent twice', async () => {
  const { retry } = await aBooking();
  expect((await retry()).status).toBe(422);
  failing = false;
  await runMails();
  expect((await retry()).status).toBe(422);
});

test('only staff who may change bookings can send a message again', async () => {
  const { url, retry } = await aBooking();
  expect((await retry(shop.browser())).status).toBe(401);
  expect((await shop.browser().ask('GET', url)).status).toBe(401);
  expect((await staff.ask('POST', `${url}/nothing/attempts`)).status).toBe(404);
});

describe('a customer without an email address', () => {
  test('books by phone alone, and the response has the private link', async () => {
    const { status, body } = await shop
      .browser()
      .ask('POST', '/api/bookings', appointment({ customerEmail: undefined }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ customerEmail: '', token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await shop.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  test('without a phone number, too, gets both messages', async () => {
    const blank = appointment({ customerEmail: ' ', customerPhone: '' });
    expect(await shop.browser().ask('POST', '/api/bookings', blank)).toMatchObject({
      status: 422,
      body: {
        fields: {
          customerEmail: 'Email is required',
          customerPhone: 'Phone number is required',
        },
      },
    });
  });

  test('has the same limit of open appointments, counted by number in any notation', async () => {
    const limited = await openTestShop({ RATE_LIMITS: '1', LIMIT_BOOKINGS: '99/99/99' });
    const times = ['9:30 AM', '10:00 AM', '11:00 AM', '11:30 AM'];
    const phones = ['9800000001', '+977 980-0000001', '00977 9800000001', '९८००००००01'];
    const answers = [];
    for (const [index, appointmentTime] of times.entries()) {
      const body = appointment({
        customerEmail: undefined,
        customerPhone: phones[index] ?? '',
        appointmentTime,
      });
      answers.push(await limited.browser().ask('POST', '/api/bookings', body));
    }
    await limited.close();
    expect(answers.slice(0, 3).map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers[3]?.body).toMatchObject({ code: 'limit-reached' });
  });
});
