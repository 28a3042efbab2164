import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import type { ProofChallenge } from '@mcs-repairs/shared/domain/types/proof';
import { availability } from '../bookings/openingHours/availability';
import { startMailWorker } from '../notifications/email/mailWorker';
import { recipients } from '../operations/recipients';
import { applyRetention } from '../privacy/applyRetention';
import { appointment, openTestShop, repairRequest, type TestShop } from '../../test/testShop';
import { releaseHolds } from '../bookings/holds/releaseHolds';

const NO_NETWORK = '900/900/900';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let shop: TestShop;
const open = async (env: Record<string, string> = {}) => {
  shop = await openTestShop({ RATE_LIMITS: '100', ...env });
  const { days } = await availability(
    { ...shop, now: () => shop.clock.now },
    '2026-11-24',
    '2026-12-24',
  );
  free = days.flatMap(({ shopDate, slots }) =>
    slots
      .filter(({ available }) => available)
      .map(({ time }) => ({ appointmentDate: shopDate, appointmentTime: time })),
  );
};
afterEach(() => shop.close());

/**
 * Free slots for the bookings of these tests. Each booking uses another slot and another person.
 * Only the limit under test can therefore cause an error.
 */
let free: { appointmentDate: string; appointmentTime: string }[] = [];
const place = (number: number) => free[number] ?? { appointmentDate: '', appointmentTime: '' };
const person = (number: number) => ({
  customerEmail: `visitor${number}@mail.example`,
  customerPhone: `98000${10_000 + number}`,
});
const stranger = (number: number) => appointment({ ...place(number), ...person(number) });

type Sending = { from?: string; proof?: string; key?: string; url?: string };
async function send(body: object, { from = '198.51.100.7', proof, key, url }: Sending = {}) {
  const headers = {
    ...(proof && { 'x-proof': proof }),
    ...(key && { 'idempotency-key': key }),
  };
  const browser = shop.browser();
  return browser.ask('POST', url ?? '/api/bookings', body, { headers, address: from });
}

/**
 * Books an appointment, sends the due emails, and erases the booking. Returns the HTTP status of
 * the booking request.
 */
async function bookAndErase(number: number, change: object = {}, from?: string): Promise<number> {
  const booked = await send({ ...stranger(number), ...change }, { from });
  await deliver();
  if (booked.status !== 201) return booked.status;
  const headers = { 'x-booking-token': (booked.body as { token: string }).token };
  const more = { headers, address: `192.0.2.${number}` };
  const erased = await shop.browser().ask('POST', '/api/my-bookings/erase', undefined, more);
  expect(erased.status).toBe(204);
  return booked.status;
}

/** Sends the emails that are due, and returns their recipients. */
async function deliver(): Promise<string[]> {
  const sent: string[] = [];
  const worker = startMailWorker({
    recipients,
    db: shop.db,
    config: shop.config,
    siteUrl: () => 'https://shop.example',
    log: { info: () => {}, warn: () => {}, error: () => {} },
    now: () => shop.clock.now,
    delivery: { deliver: async (_id, { to }) => void sent.push(JSON.stringify(to)) },
  });
  await worker.run();
  await worker.stop();
  return sent;
}

async function proofFor({ body }: { body: unknown }): Promise<string> {
  const { challenge } = body as Failure & { challenge: ProofChallenge };
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}
const sendWithProof = async (body: object, sending: Sending = {}) =>
  send(body, { ...sending, proof: await proofFor(await send(body, sending)) });

/** Returns the counted submissions of senders, without the counted emails. */
const traces = () =>
  shop.db.selectFrom('submissions').selectAll().where('kind', '!=', 'mail').execute();
async function countOf(table: 'bookings' | 'outbox' | 'enquiries' | 'slots') {
  return (await shop.db.selectFrom(table).selectAll().execute()).length;
}

describe('one contact', () => {
  beforeEach(() => open({ LIMIT_BOOKINGS: NO_NETWORK }));

  test.each([
    [
      'an email address',
      'customerEmail',
      ['Asha@Mail.example', 'asha+2@mail.example', 'ASHA@mail.example ', 'asha@mail.example'],
    ],
    [
      'dots of Gmail',
      'customerEmail',
      ['a.sha@gmail.com', 'asha@gmail.com', 'as.ha+x@googlemail.com', 'ASHA@gmail.com'],
    ],
    [
      'a phone number',
      'customerPhone',
      ['+977 980-0000001', '09800000001', '9800000001', '00977 9800000001'],
    ],
  ] as const)(
    'of %s, however it is written, has at most three open appointments',
    async (_name, field, written) => {
      const answers = [];
      for (const [number, value] of written.entries()) {
        answers.push(await send({ ...stranger(number), [field]: value }));
      }
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
      const refusal = answers[3]?.body as Failure;
      expect(refusal.code).toBe('limit-reached');
      expect(refusal.message).toContain(shop.config.shop.phone);
      expect(await countOf('bookings')).toBe(3);
    },
  );

  test('has a free place after one is cancelled or has passed', async () => {
    const mine = (number: number) => ({ ...stranger(number), customerPhone: '9800000001' });
    for (const number of [0, 1, 2]) await send(mine(number));
    expect((await send(mine(3))).status).toBe(429);
    await shop.db
      .updateTable('bookings')
      .set({ status: 'cancelled' })
      .where('appointment_time', '=', place(0).appointmentTime)
      .where('appointment_date', '=', place(0).appointmentDate)
      .execute();
    expect((await send(mine(3))).status).toBe(201);
    expect((await send(mine(4))).status).toBe(429);
    shop.clock.now = new Date('2026-11-24T04:50:00Z');
    expect((await send(mine(5))).status).toBe(201);
  });

  test('cannot exceed the limit with parallel requests', async () => {
    const all = Array.from({ length: 20 }, (_, number) =>
      send({ ...stranger(number), customerEmail: 'asha@mail.example' }),
    );
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(await countOf('bookings')).toBe(3);
  });

  test('without a number is not counted: two people who write "none" are not one', async () => {
    for (const number of [0, 1, 2, 3]) {
      expect((await send({ ...stranger(number), customerPhone: 'none' })).status).toBe(201);
    }
  });

  test('is not limited or counted when signed-in staff book', async () => {
    const staff = await shop.staff();
    for (const number of [0, 1, 2, 3, 4]) {
      const body = { ...stranger(number), customerPhone: '9800000001' };
      expect((await staff.ask('POST', '/api/bookings', body)).status).toBe(201);
    }
    expect(await traces()).toHaveLength(0);
  });

  test('is limited despite the cookie of a stolen session, which lacks the page token', async () => {
    const staff = await shop.staff();
    for (const number of [0, 1, 2, 3]) {
      const body = { ...stranger(number), customerPhone: '9800000001' };
      const { status } = await staff.ask('POST', '/api/bookings', body, { csrf: false });
      expect(status).toBe(number < 3 ? 201 : 429);
    }
  });
});

describe('one network', () => {
  test('makes two free bookings, needs a proof of work after that, and is limited to six an hour and twenty a day', async () => {
    await open();
    expect((await send(stranger(0))).status).toBe(201);
    expect((await send(stranger(1))).status).toBe(201);
    const third = await send(stranger(2));
    expect(third).toMatchObject({ status: 428, body: { code: 'proof-needed' } });
    expect(await countOf('bookings')).toBe(2);
    for (const number of [2, 3, 4, 5]) {
      expect((await sendWithProof(stranger(number))).status).toBe(201);
    }
    const seventh = await sendTillEnd(6);
    expect(seventh).toMatchObject({ status: 429, body: { code: 'limit-reached' } });
    expect((seventh.body as Failure).message).toContain(shop.config.shop.phone);
    expect(Number(seventh.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await send(stranger(6), { from: '198.51.100.8' })).status).toBe(201);
    let booked = 6;
    for (let hour = 1; hour < 6; hour += 1) {
      shop.clock.now = new Date(shop.clock.now.getTime() + HOUR + 1000);
      for (let number = 0; number < 7; number += 1) {
        const body = stranger(booked + 1);
        const first = await send(body);
        const answer = first.status === 428 ? await sendWithProof(body) : first;
        if (answer.status === 201) booked += 1;
      }
    }
    expect(booked).toBe(20);
  });
  const sendTillEnd = (number: number) => send(stranger(number));

  test.each([
    ['the 64 bits beside it', ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6']],
    ['short forms', ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:9::']],
    ['IPv4 behind IPv6', ['203.0.113.5', '::ffff:203.0.113.5', '::ffff:cb00:7105']],
  ])('has one count with %s', async (_name, addresses) => {
    await open();
    const statuses = [];
    for (const [number, from] of addresses.entries()) {
      statuses.push((await send(stranger(number), { from })).status);
    }
    expect(statuses).toEqual([201, 201, 428]);
  });

  test('cannot exceed the limit with parallel requests', async () => {
    await open();
    const all = Array.from({ length: 20 }, (_, number) => send(stranger(number)));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(statuses.filter((status) => status === 428)).toHaveLength(18);
  });

  test('a retry counts once, and gets its response even at the limit', async () => {
    await open();
    for (const _again of [1, 2, 3]) {
      expect((await send(stranger(0), { key: 'one' })).status).toBe(201);
    }
    expect(await traces()).toHaveLength(1);
    expect((await send(stranger(1))).status).toBe(201);
    expect((await send(stranger(2))).status).toBe(428);
    expect((await send(stranger(0), { key: 'one' })).status).toBe(201);
  });

  test('a refused booking does not count', async () => {
    await open();
    await send(stranger(0));
    for (const _again of [1, 2, 3])
      expect((await send(stranger(0), { key: 'x' })).status).toBe(409);
    expect((await send(stranger(1))).status).toBe(201);
    expect(await traces()).toHaveLength(2);
  });

  test('no address of the network is stored', async () => {
    await open();
    await send(stranger(0), { from: '198.51.100.77' });
    const rows = await shop.db.selectFrom('submissions').selectAll().orderBy('kind').execute();
    expect(rows.map(({ kind }) => kind)).toEqual(['booking', 'mail']);
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|visitor/);
    for (const { network } of rows) expect(network).toMatch(/^[\w-]{43}$/);
  });

  test('its counted submissions are deleted after thirty days, also erased ones', async () => {
    await open();
    await send(stranger(0));
    await bookAndErase(1);
    const { db, config } = shop;
    const at = (days: number) => new Date(shop.clock.now.getTime() + days * 24 * HOUR);
    await applyRetention({ db, config, now: at(29) });
    expect(await traces()).toHaveLength(2);
    await applyRetention({ db, config, now: at(31) });
    expect(await shop.db.selectFrom('submissions').selectAll().execute()).toEqual([]);
  });

  test('is counted even if it erases its bookings', async () => {
    await open();
    const statuses = [];
    for (const number of [0, 1, 2]) statuses.push(await bookAndErase(number));
    expect(statuses).toEqual([201, 201, 428]);
    const kept = await shop.db.selectFrom('submissions').select(['kind', 'subject_id']).execute();
    // The counted bookings have the id `erased` instead of the ids of the erased bookings.
    expect(kept.filter(({ kind }) => kind === 'booking')).toEqual([
      { kind: 'booking', subject_id: 'erased' },
      { kind: 'booking', subject_id: 'erased' },
    ]);
  });

  test('RATE_LIMITS=0 switches every limit off', async () => {
    await open({ RATE_LIMITS: '0', RUSH_MINIMUM: '1' });
    for (let number = 0; number < 9; number += 1) {
      const body = { ...stranger(number), customerPhone: '9800000001', customerEmail: 'a@b.np' };
      expect(await send(body)).toMatchObject({ status: 201 });
    }
    expect(await countOf('outbox')).toBe(9);
  });
});

describe('a proof of work', () => {
  beforeEach(() => open({ LIMIT_BOOKINGS: '0/900/900' }));

  test('works once', async () => {
    const proof = await proofFor(await send(stranger(0)));
    expect((await send(stranger(0), { proof })).status).toBe(201);
    expect(await send(stranger(1), { proof })).toMatchObject({ status: 428 });
    const both = await Promise.all(
      [2, 3].map(async (number) => {
        const next = await proofFor(await send(stranger(number)));
        return Promise.all([
          send(stranger(number), { proof: next }),
          send(stranger(number + 4), { proof: next }),
        ]);
      }),
    );
    expect(both.flat().filter(({ status }) => status === 201)).toHaveLength(2);
  });

  test('is not used up by a refusal, and can be sent again', async () => {
    const proof = await proofFor(await send(stranger(0)));
    await shop.db
      .insertInto('slots')
      .values({
        shop_date: place(0).appointmentDate,
        time: place(0).appointmentTime,
        capacity: 1,
        booked: 1,
        version: 0,
      })
      .execute();
    expect((await send(stranger(0), { proof })).status).toBe(409);
    expect((await send(stranger(1), { proof })).status).toBe(201);
  });

  test('is bound to the network that requested it', async () => {
    const proof = await proofFor(await send(stranger(0)));
    expect((await send(stranger(0), { proof, from: '203.0.113.9' })).status).toBe(428);
    expect((await send(stranger(0), { proof })).status).toBe(201);
  });

  test('expires after ten minutes', async () => {
    const proof = await proofFor(await send(stranger(0)));
    shop.clock.now = new Date(shop.clock.now.getTime() + 10 * MINUTE);
    expect((await send(stranger(0), { proof })).status).toBe(428);
  });

  test.each<
    [
      string,
      (proof: {
        challenge: ProofChallenge;
        solution: { counter: number; derivedKey: string };
      }) => unknown,
    ]
  >([
    ['text', () => 'x'],
    ['nothing', () => ({})],
    [
      'another counter',
      (proof) => ({ ...proof, solution: { counter: 1, derivedKey: 'ab'.repeat(32) } }),
    ],
    [
      'an easier challenge',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } },
        solution,
      }),
    ],
    [
      'a longer life',
      ({ challenge, solution }) => ({
        challenge: {
          ...challenge,
          parameters: {
            ...challenge.parameters,
            data: { ...challenge.parameters.data, expires: 9e15 },
          },
        },
        solution,
      }),
    ],
    [
      'its own signature',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, signature: 'ab'.repeat(32) },
        solution,
      }),
    ],
  ])('with %s is invalid', async (_name, forge) => {
    const good = JSON.parse(await proofFor(await send(stranger(0))));
    expect((await send(stranger(0), { proof: JSON.stringify(forge(good)) })).status).toBe(428);
  });
});

describe('a rush', () => {
  beforeEach(() => open({ LIMIT_BOOKINGS: NO_NETWORK, RUSH_MINIMUM: '4' }));
  const rush = async () => {
    for (let number = 0; number < 4; number += 1)
      await send(stranger(number), { from: `198.51.100.${number}` });
  };
  const held = () => send(stranger(5));
  const tokenOf = (answer: { body: unknown }) => (answer.body as { token: string }).token;
  const mailedToken = async () => {
    const row = await shop.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'booking-held')
      .executeTakeFirstOrThrow();
    return (JSON.parse(row.payload) as { token: string }).token;
  };
  const mine = (method: 'GET' | 'POST', path: string, token: string, body?: object) =>
    shop
      .browser()
      .ask(method, `/api/my-bookings${path}`, body, { headers: { 'x-booking-token': token } });
  const isFree = async (number: number) => {
    const { appointmentDate, appointmentTime } = place(number);
    const row = await shop.db
      .selectFrom('slots')
      .select('booked')
      .where('shop_date', '=', appointmentDate)
      .where('time', '=', appointmentTime)
      .executeTakeFirst();
    return row?.booked === 0;
  };

  test('makes new bookings wait half an hour for confirmation, and then frees their slots', async () => {
    await rush();
    const answer = await held();
    expect(answer).toMatchObject({
      status: 201,
      body: { status: 'pending', heldUntil: '2026-11-23T06:30:00.000Z' },
    });
    const staff = await shop.staff();
    const { body } = await staff.ask('GET', '/api/bookings?status=pending');
    const listed = body as { bookings: { heldUntil?: string }[]; total: number };
    expect(listed.total).toBe(5);
    expect(listed.bookings.filter(({ heldUntil }) => heldUntil)).toHaveLength(1);
    expect(await isFree(5)).toBe(false);
    expect(await releaseHolds(shop.db, new Date('2026-11-23T06:29:59Z'))).toBe(0);
    const over = new Date('2026-11-23T06:30:00Z');
    const released = await Promise.all([releaseHolds(shop.db, over), releaseHolds(shop.db, over)]);
    expect(released[0] + released[1]).toBe(1);
    expect(await isFree(5)).toBe(true);
    expect((await mine('GET', '', tokenOf(answer))).body).toMatchObject({
      receipt: { status: 'cancelled' },
    });
    expect(await countOf('outbox')).toBe(5);
  });

  test('counts bookings that were erased at once', async () => {
    for (let number = 0; number < 4; number += 1) {
      expect(await bookAndErase(number, {}, `198.51.100.${number}`)).toBe(201);
    }
    expect((await held()).body).toHaveProperty('heldUntil');
  });

  test('a reserved time is confirmed by the emailed link, and not by the one in the response', async () => {
    await rush();
    const answer = await held();
    expect((await mine('GET', '', tokenOf(answer))).body).toMatchObject({
      actions: { keep: false, reschedule: false, cancel: true },
    });
    expect((await mine('POST', '/keep', tokenOf(answer), { version: 1 })).status).toBe(403);
    const mailed = await mailedToken();
    expect((await mine('GET', '', mailed)).body).toMatchObject({ actions: { keep: true } });
    expect(await mine('POST', '/keep', mailed, { version: 1 })).toMatchObject({
      status: 200,
      body: { status: 'pending', version: 2 },
    });
    expect((await mine('POST', '/keep', mailed, { version: 2 })).status).toBe(422);
    expect(await releaseHolds(shop.db, new Date('2026-11-23T09:00:00Z'))).toBe(0);
    expect(await isFree(5)).toBe(false);
    expect((await mine('GET', '', mailed)).body).toMatchObject({
      actions: { keep: false, reschedule: true },
    });
  });

  test('a reserved time is confirmed by staff', async () => {
    await rush();
    await held();
    const staff = await shop.staff();
    const row = await shop.db
      .selectFrom('bookings')
      .select('id')
      .where('held_until', 'is not', null)
      .executeTakeFirstOrThrow();
    const url = `/api/bookings/${row.id}/transitions`;
    expect((await staff.ask('POST', url, { to: 'confirmed', version: 1 })).body).not.toHaveProperty(
      'heldUntil',
    );
    expect(await releaseHolds(shop.db, new Date('2026-11-23T09:00:00Z'))).toBe(0);
  });

  test('requests without a time need no confirmation, and an hour later no booking does', async () => {
    await rush();
    expect((await send(repairRequest())).body).not.toHaveProperty('heldUntil');
    shop.clock.now = new Date(shop.clock.now.getTime() + HOUR + 1000);
    expect((await held()).body).not.toHaveProperty('heldUntil');
  });

  test('its email explains the deadline and what to do, and contains no typed web address', async () => {
    await rush();
    await held();
    const sent: { text?: unknown }[] = [];
    const worker = startMailWorker({
      recipients,
      db: shop.db,
      config: shop.config,
      siteUrl: () => 'https://shop.example',
      log: { info: () => {}, warn: () => {}, error: () => {} },
      now: () => shop.clock.now,
      delivery: { deliver: async (_id, mail) => void sent.push(mail) },
    });
    await worker.run();
    await worker.stop();
    const letter = sent
      .map(({ text }) => String(text))
      .find((text) => text.includes('Keep my booking'));
    expect(letter).toContain('12:15 PM (Nepal time)');
  });
});

describe('one recipient', () => {
  const mails = () =>
    shop.db.selectFrom('outbox').select(['kind', 'next_attempt_at']).orderBy('id').execute();
  beforeEach(() => open({ LIMIT_BOOKINGS: NO_NETWORK, LIMIT_OPEN_APPOINTMENTS: '50' }));

  test('gets at most five emails a day, whoever books under the address', async () => {
    for (let number = 0; number < 9; number += 1) {
      await send(
        { ...stranger(number), customerEmail: 'victim@mail.example' },
        { from: `198.51.100.${number}` },
      );
    }
    expect(await mails()).toHaveLength(5);
    expect(await countOf('bookings')).toBe(9);
    shop.clock.now = new Date(shop.clock.now.getTime() + 24 * HOUR + 1000);
    await send({ ...stranger(10), customerEmail: 'Victim+x@mail.example' });
    expect(await mails()).toHaveLength(6);
  });

  test('gets no more even if the bookings are erased', async () => {
    let sent = 0;
    for (let number = 0; number < 8; number += 1) {
      const booked = await send(
        { ...stranger(number), customerEmail: 'victim@mail.example' },
        { from: `198.51.100.${number}` },
      );
      sent += (await deliver()).length;
      const headers = { 'x-booking-token': (booked.body as { token: string }).token };
      await shop.browser().ask('POST', '/api/my-bookings/erase', undefined, { headers });
    }
    expect(sent).toBe(5);
  });

  test('is not counted for an email that was erased before it was sent', async () => {
    for (let number = 0; number < 5; number += 1) {
      const mine = { ...stranger(number), customerEmail: 'asha@mail.example' };
      const booked = await send(mine);
      const headers = { 'x-booking-token': (booked.body as { token: string }).token };
      await shop.browser().ask('POST', '/api/my-bookings/erase', undefined, { headers });
    }
    await send({ ...stranger(6), customerEmail: 'asha@mail.example' });
    expect(await deliver()).toHaveLength(1);
  });

  test('gets at most five emails a day about rescheduling one booking, of which one waits', async () => {
    const booked = await send({ ...stranger(0), customerEmail: 'victim@mail.example' });
    let { token } = booked.body as { token: string };
    const moves = [];
    const moveOn = async () => {
      const body = { ...place((moves.length % 2) + 40), version: moves.length + 1 };
      const headers = { 'x-booking-token': token };
      const url = '/api/my-bookings/reschedule';
      const moved = await shop.browser().ask('POST', url, body, { headers });
      if (moved.status === 200) ({ token } = moved.body as { token: string });
      return moved;
    };
    for (let time = 0; time < 5; time += 1) moves.push((await moveOn()).status);
    expect(moves).toEqual([200, 200, 200, 200, 200]);
    const refused = await moveOn();
    expect(refused).toMatchObject({ status: 429, body: { code: 'limit-reached' } });
    expect((refused.body as Failure).message).toContain(shop.config.shop.phone);
    expect(Number(refused.headers['retry-after'])).toBe(24 * 3600);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['booking-received', 'booking-moved']);
    const ledger = shop.db.selectFrom('submissions').selectAll().where('kind', '=', 'mail');
    expect(await ledger.execute()).toHaveLength(2);
    expect(await deliver()).toHaveLength(2);
    shop.clock.now = new Date(shop.clock.now.getTime() + 24 * HOUR + 1000);
    expect((await moveOn()).status).toBe(200);
  });

  test('gets at most five emails a day even if changes follow quickly', async () => {
    const tokens = [];
    for (const number of [0, 1, 2, 3]) {
      const body = { ...stranger(number), customerEmail: 'victim@mail.example' };
      const booked = await send(body, { from: `198.51.100.${number}` });
      tokens.push((booked.body as { token: string }).token);
    }
    const url = '/api/my-bookings/reschedule';
    const answers = await Promise.all(
      tokens.map((token, number) => {
        const headers = { 'x-booking-token': token };
        return shop.browser().ask('POST', url, { ...place(number + 6), version: 1 }, { headers });
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await deliver()).toHaveLength(5);
  });

  test('gets at most five requested links a day', async () => {
    const mine = { ...stranger(0), customerEmail: 'victim@mail.example' };
    const booked = await send(mine);
    const { reference } = booked.body as { reference: string };
    let sent = (await deliver()).length;
    for (let time = 0; time < 8; time += 1) {
      shop.clock.now = new Date(shop.clock.now.getTime() + 6 * MINUTE);
      const question = { reference, phone: mine.customerPhone };
      await send(question, { url: '/api/my-bookings/lookup', from: `192.0.2.${time}` });
      sent += (await deliver()).length;
    }
    expect(sent).toBe(5);
  });

  test('gets the email about a change by staff as soon as the limit allows', async () => {
    for (let number = 0; number < 5; number += 1) {
      await send({ ...stranger(number), customerEmail: 'asha@mail.example' });
    }
    const { id } = await shop.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
    const staff = await shop.staff();
    await staff.ask('POST', `/api/bookings/${id}/transitions`, { to: 'confirmed', version: 1 });
    const last = (await mails()).at(-1);
    expect(last).toMatchObject({
      kind: 'booking-confirmed',
      next_attempt_at: '2026-11-24T06:00:00.000Z',
    });
  });
});

describe('text with a web address', () => {
  beforeEach(() => open());
  test.each([
    ['customerName', 'Win at evil.com'],
    ['deviceModel', 'iPhone www.evil.example'],
  ])('in %s is rejected beside the field', async (field, words) => {
    const { status, body } = await send(appointment({ [field]: words }));
    expect(status).toBe(422);
    expect((body as Failure).fields?.[field]).toMatch(/without a web address/);
    expect(await countOf('outbox')).toBe(0);
  });

  test('in a description is stored, but never emailed', async () => {
    const body = appointment({
      issue: undefined,
      device: undefined,
      repairIssue: 'As on https://evil.com/x',
    });
    expect((await send(body)).status).toBe(201);
    const sent: string[] = [];
    const worker = startMailWorker({
      recipients,
      db: shop.db,
      config: shop.config,
      siteUrl: () => 'https://shop.example',
      log: { info: () => {}, warn: () => {}, error: () => {} },
      now: () => shop.clock.now,
      delivery: { deliver: async (_id, mail) => void sent.push(JSON.stringify(mail)) },
    });
    await worker.run();
    await worker.stop();
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toContain('evil');
  });
});

describe('what else visitors send', () => {
  const ENQUIRY = { customerName: 'Ramesh', customerPhone: '9841000003', items: [] };
  const QUOTE = {
    companyName: 'Himal',
    industry: 'Education',
    contactPerson: 'Sita',
    phone: '9841000004',
    email: 'sita@himal.example',
    services: 'Fleet',
  };
  const POST = { author: 'Nisha', title: 'Battery', category: 'iPhone', content: 'It drains' };

  test.each([
    ['enquiries', '/api/enquiries', ENQUIRY],
    ['quote requests', '/api/quote-requests', QUOTE],
    ['posts', '/api/posts', POST],
  ])('%s are limited in the same way', async (_name, url, body) => {
    await open({ LIMIT_ENQUIRIES: '1/2/3', LIMIT_QUOTE_REQUESTS: '1/2/3', LIMIT_POSTS: '1/2/3' });
    expect((await send(body, { url })).status).toBe(201);
    expect((await send(body, { url })).status).toBe(428);
    expect((await sendWithProof(body, { url })).status).toBe(201);
    expect(await send(body, { url })).toMatchObject({
      status: 429,
      body: { code: 'limit-reached' },
    });
    expect((await send(body, { url, from: '203.0.113.1' })).status).toBe(201);
    expect(await traces()).toHaveLength(3);
  });

  test('replies and likes are limited in the same way, and removing a like never is', async () => {
    await open({ LIMIT_REPLIES: '1/1/1', LIMIT_LIKES: '2/2/2' });
    const { id } = (await send(POST, { url: '/api/posts' })).body as { id: string };
    const reply = { author: 'Bibek', content: 'Mine too' };
    expect((await send(reply, { url: `/api/posts/${id}/replies` })).status).toBe(201);
    expect((await send(reply, { url: `/api/posts/${id}/replies` })).status).toBe(429);
    const like = async (method: 'PUT' | 'DELETE', browser = shop.browser()) => {
      const ask = () =>
        browser.ask(method, `/api/posts/${id}/like`, undefined, { address: '198.51.100.7' });
      const first = await ask();
      // A browser's first request to like a post gets status 403 and a cookie. The second request,
      // with the cookie, is the like.
      return first.status === 403 ? (await ask()).status : first.status;
    };
    const first = shop.browser();
    expect(await like('PUT', first)).toBe(200);
    expect(await like('PUT', first)).toBe(200);
    expect(await like('PUT')).toBe(200);
    expect(await like('PUT')).toBe(429);
    expect(await like('DELETE', first)).toBe(200);
  });
});
