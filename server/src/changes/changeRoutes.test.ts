import {
  openTestShop,
  appointment,
  repairRequest,
  STAFF,
  type Browser,
  type TestShop,
} from '../../test/testShop';
import { ENGINE } from '../../test/testDatabase';
import { buildApp } from '../app';
import { sqliteFile } from '../db/openDatabase';
import { openSqlite } from '../db/sqliteDialect';
import { forgetEvents } from '../db/changes';
import { inTransaction } from '../db/transact';
import { followEvents, type Followed } from '../../test/followEvents';

let shop: TestShop;
let staff: Browser;
let address: string;
const open: Followed[] = [];
beforeEach(async () => {
  shop = await openTestShop();
  staff = await shop.staff();
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const followed of open.splice(0)) followed.stop();
  await shop.close();
});

const follow = async (headers: Record<string, string> = {}, at = address, query = '') => {
  const cookie = cookieOf(staff);
  const followed = await followEvents(`${at}/api/events${query}`, { cookie, ...headers });
  open.push(followed);
  return followed;
};
const book = () => shop.browser().ask('POST', '/api/bookings', repairRequest());

test('a listener receives a change at once, with its number', async () => {
  const followed = await follow();
  expect(await followed.next()).toMatchObject({ event: 'ready', id: '0' });
  await book();
  const [booking] = await shop.db.selectFrom('bookings').select('id').execute();
  expect(await followed.next()).toEqual({
    event: 'change',
    id: '1',
    data: { topic: 'bookings', id: booking?.id },
  });
});

test.each(['header', 'query'])(
  'a listener that reconnects after the last number (%s) misses nothing',
  async (way) => {
    const before = await follow();
    await before.next();
    await book();
    const last = (await before.next()).id;
    before.stop();
    await book();
    await book();
    const after =
      way === 'header'
        ? await follow({ 'last-event-id': last })
        : await follow({}, address, `?after=${last}`);
    const seen = [await after.next(), await after.next(), await after.next()];
    expect(seen.map(({ event, id }) => `${event} ${id}`)).toEqual([
      'ready 1',
      'change 2',
      'change 3',
    ]);
  },
);

test('a listener that reconnects receives what happened in between', async () => {
  const first = await follow();
  const { id } = await first.next();
  first.stop();
  await Promise.all([book(), book(), book(), book()]);
  const back = await follow({ 'last-event-id': id });
  await back.next();
  const numbers = [];
  for (let index = 0; index < 4; index += 1) numbers.push((await back.next()).id);
  expect(numbers).toEqual(['1', '2', '3', '4']);
});

test('a listener that was away too long is told that everything may have changed', async () => {
  const first = await follow();
  await first.next();
  await book();
  await first.next();
  first.stop();
  await book();
  await follow();
  await inTransaction(shop.db, (trx) => forgetEvents(trx, new Date('2027-01-01T00:00:00Z')));
  const back = await follow({ 'last-event-id': '1' });
  expect((await back.next()).event).toBe('reset');
  expect((await back.next()).event).toBe('ready');
});

test('a listener receives changes of other processes', async () => {
  const { config, db } = shop;
  const other = await buildApp({ config, db, now: () => shop.clock.now });
  const followed = await follow({}, await other.listen({ port: 0, host: '127.0.0.1' }));
  await followed.next();
  await shop.browser().ask('POST', '/api/bookings', appointment());
  expect(await followed.next()).toMatchObject({ event: 'change', data: { topic: 'bookings' } });
  followed.stop();
  await other.close();
});

test('event streams end when the server stops', async () => {
  const followed = await follow();
  await followed.next();
  await shop.app.close();
  expect(await followed.ended).toBe(true);
});

test('an invalid last number starts from now', async () => {
  const followed = await follow({ 'last-event-id': 'x' });
  expect((await followed.next()).event).toBe('ready');
});

const listening = async (browser = staff, at = address) => {
  const followed = await follow({ cookie: cookieOf(browser) }, at);
  await followed.next();
  return followed;
};
const cookieOf = ({ cookies }: Browser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const elsewhere = async () => {
  const { config, db } = shop;
  const other = await buildApp({ config, db, now: () => shop.clock.now });
  return { other, at: await other.listen({ port: 0, host: '127.0.0.1' }) };
};

describe('a stream ends with its session', () => {
  test.each([
    ['signing out', () => staff.ask('DELETE', '/api/session')],
    ['ending every other session', () => changePassword()],
    ['disabling the account', () => disable()],
  ])('at once in this process: %s', async (_name, end) => {
    const followed = await listening();
    await end();
    expect(await followed.ended).toBe(true);
  });

  test('also in another process', async () => {
    const { other, at } = await elsewhere();
    const followed = await listening(staff, at);
    await staff.ask('DELETE', '/api/session');
    expect(await followed.ended).toBe(true);
    await other.close();
  });

  test('also when the session expires', async () => {
    const followed = await listening();
    shop.clock.now = new Date(shop.clock.now.getTime() + 13 * 3_600_000);
    expect(await followed.ended).toBe(true);
  });

  test('while other streams continue', async () => {
    const colleague = await shop.staff();
    const ended = await listening();
    const living = await listening(colleague);
    await staff.ask('DELETE', '/api/session');
    expect(await ended.ended).toBe(true);
    await book();
    expect((await living.next()).event).toBe('change');
  });

  async function changePassword() {
    const change = { currentPassword: STAFF.password, newPassword: 'monsoon over the ridge' };
    return (await shop.staff()).ask('POST', '/api/session/password', change);
  }
  async function disable() {
    const rita = { name: 'Rita', email: 'rita@mail.example', password: 'yet another password' };
    const colleague = shop.browser();
    await staff.ask('POST', '/api/staff', rita);
    await colleague.signIn(rita);
    const [own] = (await staff.ask('GET', '/api/staff')).body as { id: string }[];
    return colleague.ask('POST', `/api/staff/${own?.id}/disabling`, { disabled: true });
  }
});

describe('a colleague of another role', () => {
  const RITA = { name: 'Rita', email: 'rita@mail.example', password: 'yet another password' };
  const THREAD = {
    author: 'Nisha',
    title: 'Battery drains overnight',
    category: 'iPhone',
    content: 'It loses a third of its charge while I sleep.',
  };
  let id: string;
  const join = async (role: string) => {
    const added = await staff.ask('POST', '/api/staff', { ...RITA, role });
    ({ id } = added.body as { id: string });
    const rita = shop.browser();
    await rita.signIn(RITA);
    return listening(rita);
  };

  test('receives only permitted events', async () => {
    const moderator = await join('moderator');
    const owner = await listening();
    await book();
    await shop.browser().ask('POST', '/api/posts', THREAD);
    expect((await owner.next()).data).toMatchObject({ topic: 'bookings' });
    expect(await moderator.next()).toMatchObject({ id: '2', data: { topic: 'posts' } });
  });

  test('loses the stream with a change of role, or when a second factor is required', async () => {
    const clerk = await join('clerk');
    await staff.ask('POST', `/api/staff/${id}/role`, { role: 'moderator' });
    expect(await clerk.ended).toBe(true);
    const rita = shop.browser();
    await rita.signIn(RITA);
    const moderator = await listening(rita);
    const rule = { role: 'moderator', restMinutes: 720, longestHours: 168, version: 0 };
    await staff.ask('POST', '/api/staff/rules', { ...rule, needsSecondFactor: true });
    expect(await moderator.ended).toBe(true);
  });
});

test('a session may hold six streams, and one more once it closes one', async () => {
  const held = [];
  for (let count = 0; count < 6; count += 1) held.push(await listening());
  const more = await fetch(`${address}/api/events`, { headers: { cookie: cookieOf(staff) } });
  expect(more.status).toBe(429);
  expect(await more.json()).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 30 });
  await listening(await shop.staff());
  held[0]?.stop();
  await eventually(() => listening());
});

test('an account may hold twenty-four streams, in however many sessions', async () => {
  for (let session = 0; session < 4; session += 1) {
    const browser = await shop.staff();
    for (let count = 0; count < 6; count += 1) await listening(browser);
  }
  const headers = { cookie: cookieOf(await shop.staff()) };
  expect((await fetch(`${address}/api/events`, { headers })).status).toBe(429);
});

(ENGINE === 'sqlite' ? test : test.skip)(
  'who leaves while the database is locked keeps no place',
  async () => {
    await book();
    const other = openSqlite(sqliteFile(shop.config.dataDir));
    other.exec('begin immediate');
    const leaving = new AbortController();
    // Opens seven event streams, but a session may have only six. The server rejects exactly one of
    // them.
    const waiting = Array.from({ length: 7 }, () =>
      fetch(`${address}/api/events`, {
        headers: { cookie: cookieOf(staff) },
        signal: leaving.signal,
      }).catch(() => null),
    );
    const first = await Promise.race(waiting);
    expect(first?.status).toBe(429);
    leaving.abort();
    await Promise.all(waiting);
    other.exec('commit');
    other.close();
    for (let count = 0; count < 6; count += 1) await eventually(() => listening());
  },
);

/**
 * Repeats an action until it succeeds. When one end of a connection changes something, the other
 * end notices it only a moment later.
 */
async function eventually<T>(act: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
