import { openTestShop, STAFF, type Browser, type TestShop } from '../../../test/testShop';
import { buildApp } from '../../app';
import { newSecret } from '../../db/ids';
import { readPayload } from '../../notifications/email/mailPayload';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const MINUTE = 60_000;
const pass = (milliseconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds);
};
const guess = (address: string, email = STAFF.email) =>
  shop.browser().ask('POST', '/api/session', { email, password: 'guess' }, { address });
const statuses = (answers: { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('guessing a password', () => {
  test('is blocked after five attempts from one address, longer each time', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await guess('10.0.0.1');
    const { status, body, headers } = await guess('10.0.0.1');
    expect(status).toBe(429);
    expect(body).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 30 });
    expect(headers['retry-after']).toBe('30');
    pass(31_000);
    await guess('10.0.0.1');
    expect((await guess('10.0.0.1')).body).toMatchObject({ retryAfterSeconds: 60 });
  });

  test('sixty simultaneous attempts count as five', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => guess('10.0.0.1')));
    expect(statuses(answers)).toEqual({ 401: 5, 429: 55 });
  });

  test('simultaneous attempts in two processes count as five', async () => {
    const { config, db } = shop;
    const other = await buildApp({ config, db, now: () => shop.clock.now, logger: false });
    const elsewhere = () =>
      other.inject({
        method: 'POST',
        url: '/api/session',
        remoteAddress: '10.0.0.1',
        payload: { email: STAFF.email, password: 'guess' },
      });
    const here = Array.from({ length: 15 }, () => guess('10.0.0.1'));
    const there = Array.from({ length: 15 }, elsewhere);
    const answers = await Promise.all(there);
    const all = [
      ...(await Promise.all(here)),
      ...answers.map(({ statusCode }) => ({ status: statusCode })),
    ];
    expect(statuses(all)).toEqual({ 401: 5, 429: 25 });
    await other.close();
  });

  test('does not lock the member out at another address', async () => {
    for (let attempt = 0; attempt < 8; attempt += 1) await guess('10.0.0.1');
    expect((await shop.browser().signIn()).status).toBe(200);
  });

  test('the count is reset by the right password', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await guess('127.0.0.1');
    expect((await shop.browser().signIn()).status).toBe(200);
    for (let attempt = 0; attempt < 4; attempt += 1) await guess('127.0.0.1');
    expect((await shop.browser().signIn()).status).toBe(200);
  });

  test('never blocks a known browser, whose own attempts are limited, too', async () => {
    const own = await shop.staff();
    await own.ask('DELETE', '/api/session');
    await guard();
    for (let attempt = 0; attempt < 8; attempt += 1) await guess('127.0.0.1');
    expect((await own.signIn()).status).toBe(200);
    const wrong = { ...STAFF, password: 'mistyped' };
    for (let attempt = 0; attempt < 5; attempt += 1) await own.signIn(wrong);
    expect((await own.signIn(wrong)).status).toBe(429);
    pass(31_000);
    expect((await own.signIn()).status).toBe(200);
  });

  test('a browser that two members share stays known to both', async () => {
    const staff = await shop.staff();
    const rita = { name: 'Rita', email: 'rita@mail.example', password: 'yet another password' };
    await staff.ask('POST', '/api/staff', rita);
    await staff.signIn(rita);
    await guard();
    expect((await staff.signIn()).status).toBe(200);
  });
});

describe('sign-in requests of one network', () => {
  beforeEach(async () => {
    await shop.close();
    // The server allows three requests a minute for each network.
    shop = await openTestShop({ RATE_LIMITS: '0.05' });
  });
  const spend = async (address: string) => {
    const answers = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      answers.push(await guess(address, `nobody${attempt}@shop.example`));
    }
    return answers.at(-1)?.status;
  };
  const signInFrom = (browser: Browser, address: string) =>
    browser.ask('POST', '/api/session', STAFF, { address });

  test('do not use up the limit of a known browser', async () => {
    const own = await shop.staff();
    expect(await spend('203.0.113.20')).toBe(429);
    expect((await signInFrom(shop.browser(), '203.0.113.20')).status).toBe(429);
    expect((await signInFrom(own, '203.0.113.20')).status).toBe(200);
    const statuses = [];
    for (let time = 0; time < 3; time += 1) {
      statuses.push((await signInFrom(own, '203.0.113.21')).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  test.each([
    ['an invented device', () => 'A'.repeat(43)],
    ['one that waits for an approval', () => newSecret()],
    ['what is none', () => 'x'],
  ])('are counted together, also with the cookie of %s', async (_what, secret) => {
    const statuses = [];
    for (let time = 0; time < 4; time += 1) {
      const browser = shop.browser();
      browser.cookies.set('device', secret());
      statuses.push((await signInFrom(browser, '203.0.113.22')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

/**
 * Makes an account guarded: guesses a wrong password from many network addresses until no free
 * attempt is left.
 */
async function guard(email = STAFF.email) {
  for (let attempt = 0; attempt < 20; attempt += 1) await guess(`10.1.${attempt}.1`, email);
}

describe('a guarded account', () => {
  const tokens = async () => {
    const rows = await shop.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'sign-in-approval')
      .orderBy('id')
      .execute();
    return rows.map(({ payload }) => readPayload(payload).token ?? '');
  };
  const approve = (token: string) =>
    shop.browser().ask('POST', '/api/sign-in-approvals/use', { token });
  let desk: Browser;
  const askedFor = async () => {
    desk = shop.browser();
    await desk.signIn();
    return (await tokens()).at(-1) ?? '';
  };

  test('needs an emailed approval for a new browser, which can then sign in', async () => {
    await guard();
    const token = await askedFor();
    expect(await tokens()).toHaveLength(1);
    expect((await desk.ask('GET', '/api/session')).body).toEqual({ staff: null });
    expect((await approve(token)).status).toBe(204);
    expect((await desk.signIn()).status).toBe(200);
    expect((await shop.browser().signIn()).status).toBe(403);
  });

  test('responds the same to a wrong password, a right one and an unknown account', async () => {
    const nobody = 'nobody@shop.example';
    await guard();
    await guard(nobody);
    const answers = [
      await shop.browser().signIn(),
      await shop.browser().signIn({ ...STAFF, password: 'wrong' }),
      await shop.browser().signIn({ email: nobody, password: 'wrong' }),
    ];
    const shapes = answers.map(({ status, body, headers }) => ({
      status,
      body: { ...(body as object), requestId: '' },
      headers: Object.keys(headers).sort(),
    }));
    expect(shapes[0]).toMatchObject({ status: 403, body: { code: 'approval-needed' } });
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
    expect(await tokens()).toHaveLength(1);
  });

  test('keeps the waiting browser’s secret over right and wrong attempts', async () => {
    await guard();
    const token = await askedFor();
    const waiting = desk.cookies.get('device');
    await desk.signIn({ ...STAFF, password: 'wrong' });
    await desk.signIn();
    expect(desk.cookies.get('device')).toBe(waiting);
    expect(await tokens()).toHaveLength(1);
    await approve(token);
    expect((await desk.signIn()).status).toBe(200);
  });

  test('accepts an approval once, within fifteen minutes, and no other text', async () => {
    await guard();
    const token = await askedFor();
    expect((await approve('guessed')).status).toBe(403);
    const both = await Promise.all([approve(token), approve(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 403]);
    pass(6 * MINUTE);
    const late = await askedFor();
    pass(16 * MINUTE);
    expect(await approve(late)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('accepts no approval from before a password change', async () => {
    const own = await shop.staff();
    await guard();
    const token = await askedFor();
    const change = { currentPassword: STAFF.password, newPassword: 'monsoon over the ridge' };
    expect((await own.ask('POST', '/api/session/password', change)).status).toBe(204);
    expect((await approve(token)).status).toBe(403);
  });

  test('gets at most five such emails an hour', async () => {
    await guard();
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const address = `10.2.${attempt}.1`;
      await shop.browser().ask('POST', '/api/session', STAFF, { address });
    }
    expect(await tokens()).toHaveLength(5);
  });

  test('is no longer guarded an hour after the last attempt', async () => {
    await guard();
    expect((await guess('10.3.0.1')).status).toBe(403);
    pass(61 * MINUTE);
    expect((await shop.browser().signIn()).status).toBe(200);
  });

  test('stores the secret as a hash', async () => {
    await guard();
    const token = await askedFor();
    const rows = await shop.db.selectFrom('sign_in_approvals').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(desk.cookies.get('device'));
  });
});
