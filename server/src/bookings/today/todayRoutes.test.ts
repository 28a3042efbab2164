import { ensureSamplePosts } from '../../community/samplePosts';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import {
  appointment,
  NOW,
  openTestShop,
  repairRequest,
  STAFF,
  type Browser,
  type TestShop,
} from '../../../test/testShop';

let shop: TestShop;
let staff: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  staff = await shop.staff();
});
afterEach(() => shop.close());

const MINUTE = 60_000;
/** Sets the test's clock, and signs staff in again, because their sessions end overnight. */
const setClock = async (instant: string) => {
  shop.clock.now = new Date(instant);
  staff = await shop.staff();
};
const later = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * MINUTE);
};
const book = async (change: object) => {
  const answer = await shop.browser().ask('POST', '/api/bookings', appointment(change));
  if (answer.status !== 201) throw new Error(`Booking answered ${answer.status}`);
};
const today = async (browser = staff) => (await browser.ask('GET', '/api/today')).body as Today;
const names = ({ lines }: Today['due']) => lines.map(({ customerName }) => customerName);
const visit = (browser = staff) => browser.ask('POST', '/api/today/visits');

test('awaited customers of today are listed by time, and as late after a quarter of an hour', async () => {
  await book({ customerName: 'Later', appointmentTime: '2:00 PM' });
  await book({ customerName: 'First', appointmentTime: '9:30 AM' });
  await book({ customerName: 'Not today', appointmentDate: '2026-11-25' });
  // The clock now shows 9:44 on the 24th in Kathmandu.
  await setClock('2026-11-24T03:59:00Z');
  expect(names((await today()).due)).toEqual(['First', 'Later']);
  expect((await today()).late.total).toBe(0);
  await setClock('2026-11-24T04:01:00Z');
  expect(names((await today()).due)).toEqual(['Later']);
  expect(names((await today()).late)).toEqual(['First']);
});

test('a device in repair or a cancelled booking is not awaited', async () => {
  await book({ customerName: 'Came' });
  const [row] = await shop.db.selectFrom('bookings').select('id').execute();
  const move = (to: string, version: number) =>
    staff.ask('POST', `/api/bookings/${row?.id}/transitions`, { to, version });
  await setClock('2026-11-24T03:30:00Z');
  await move('confirmed', 1);
  expect((await today()).due.total).toBe(1);
  await move('in_progress', 2);
  expect((await today()).due.total).toBe(0);
});

test('a booking that was unconfirmed for two hours waits, with or without a time', async () => {
  await shop.browser().ask('POST', '/api/bookings', repairRequest());
  later(120);
  expect((await today()).waiting.total).toBe(0);
  later(1);
  expect(names((await today()).waiting)).toEqual(['Bibek Lama']);
});

test('a promised device is listed until it is ready, and then waits to be collected', async () => {
  await shop.browser().ask('POST', '/api/bookings', repairRequest());
  const set = (columns: object) => shop.db.updateTable('bookings').set(columns).execute();
  await set({ status: 'in_progress', stage: 'repairing', promised_date: '2026-11-24' });
  expect((await today()).promised.total).toBe(0);
  await set({ promised_date: '2026-11-23' });
  expect(names((await today()).promised)).toEqual(['Bibek Lama']);
  await set({ status: 'completed', stage: 'ready' });
  expect(await today()).toMatchObject({ promised: { total: 0 }, ready: { total: 1 } });
  await set({ stage: 'collected', collected_at: NOW.toISOString() });
  expect((await today()).ready.total).toBe(0);
});

test('each booking is in the one most urgent part', async () => {
  await book({ customerName: 'Missed', appointmentTime: '9:30 AM' });
  await book({ customerName: 'Arriving', appointmentTime: '2:00 PM' });
  const rows = await shop.db.selectFrom('bookings').selectAll().orderBy('starts_key').execute();
  const copyOf = (customer_name: string, columns: object) => ({
    ...(rows[1] as (typeof rows)[number]),
    ...columns,
    id: customer_name,
    reference: customer_name,
    customer_name,
    token_hash: null,
  });
  const noAppointment = { appointment_date: '', appointment_time: '', starts_key: '~' };
  const repairing = { status: 'in_progress', stage: 'repairing' } as const;
  await shop.db.updateTable('bookings').set({ status: 'confirmed' }).execute();
  await shop.db
    .insertInto('bookings')
    .values([
      copyOf('Pending', {}),
      copyOf('Overdue', { ...repairing, promised_date: '2026-11-23' }),
      copyOf('Today', { ...repairing, promised_date: '2026-11-24' }),
      copyOf('Tomorrow', { ...repairing, promised_date: '2026-11-25' }),
      copyOf('Bench', { ...repairing, stage: 'waiting_parts' }),
      copyOf('No time', { status: 'confirmed', ...noAppointment }),
      copyOf('Pickup', { status: 'confirmed', ...noAppointment, pickup_date: '2026-11-26' }),
    ])
    .execute();
  // The clock now shows 9:46 on the 24th in Kathmandu.
  await setClock('2026-11-24T04:01:00Z');

  const { arriving, missed, undated, overdue, promisedToday, inShop } = await today();
  expect([arriving, missed, undated, overdue, promisedToday].map(names)).toEqual([
    ['Arriving'],
    ['Missed'],
    ['No time'],
    ['Overdue'],
    ['Today'],
  ]);
  expect(inShop.map((list) => [list.stage, names(list)])).toEqual([
    ['received', []],
    ['diagnosing', []],
    ['waiting_customer', []],
    ['waiting_parts', ['Bench']],
    ['repairing', ['Tomorrow']],
  ]);
});

describe('new bookings', () => {
  const colleagueOf = async () => {
    const rita = {
      name: 'Rita',
      email: 'rita@mail.example',
      password: 'yet another password',
      role: 'technician',
    };
    await staff.ask('POST', '/api/staff', rita);
    const colleague = shop.browser();
    await colleague.signIn(rita);
    return colleague;
  };

  test('are listed for everybody until somebody answers, also at a first visit', async () => {
    await book({ customerName: 'Before' });
    later(2);
    await book({ customerName: 'Just now', appointmentTime: '10:00 AM' });
    const colleague = await colleagueOf();
    for (const who of [staff, colleague]) {
      expect(await today(who)).toMatchObject({ since: null });
      await visit(who);
      expect(names((await today(who)).fresh)).toEqual(['Just now', 'Before']);
    }
    later(40);
    for (const who of [staff, colleague]) {
      await visit(who);
      expect(names((await today(who)).fresh)).toEqual(['Just now', 'Before']);
    }
  });

  test('are listed as waiting after two hours, and never in both lists', async () => {
    await book({ customerName: 'Waits' });
    for (const [minutes, fresh, waiting] of [
      [120, 1, 0],
      [1, 0, 1],
    ] as const) {
      later(minutes);
      await visit();
      expect(await today()).toMatchObject({
        fresh: { total: fresh },
        waiting: { total: waiting },
      });
    }
  });

  test('are those since the end of each member’s own last visit', async () => {
    const colleague = await colleagueOf();
    expect((await visit()).status).toBe(204);
    // During the first visit to the page Today, everything counts as new.
    expect(await today()).toMatchObject({ since: null });
    const left = shop.clock.now.toISOString();
    later(40);
    await book({ customerName: 'While away' });
    await visit();
    expect(await today()).toMatchObject({ since: left });
    // The visit to the page Today continues, so new items stay new.
    later(20);
    await visit();
    later(20);
    await visit();
    expect(await today()).toMatchObject({ since: left });
    expect((await today(colleague)).since).toBeNull();
  });

  test('are new to nobody once a colleague has confirmed them', async () => {
    await visit();
    later(40);
    await book({});
    await visit();
    expect((await today()).fresh.total).toBe(1);
    const [row] = await shop.db.selectFrom('bookings').select('id').execute();
    const move = { to: 'confirmed', version: 1 };
    await staff.ask('POST', `/api/bookings/${row?.id}/transitions`, move);
    expect((await today()).fresh.total).toBe(0);
  });
});

test('requests are counted until they are handled, without spam', async () => {
  const form = { customerName: 'Asha', customerPhone: '9800000000', message: 'Open?', items: [] };
  for (const _each of [1, 2, 3]) await shop.browser().ask('POST', '/api/enquiries', form);
  expect((await today()).enquiries).toBe(3);
  const rows = await shop.db.selectFrom('enquiries').select('id').execute();
  const mark = (index: number, as: string) =>
    staff.ask('POST', '/api/enquiries/marks', { ids: [rows[index]?.id], mark: as });
  await mark(0, 'handled');
  await mark(1, 'spam');
  expect(await today()).toMatchObject({ enquiries: 1, quoteRequests: 0 });
});

test('threads are counted until the shop answers or hides them', async () => {
  const before = (await today()).posts;
  const post = {
    author: 'Nisha',
    title: 'A question',
    content: 'Does it swell?',
    category: 'iPhone',
  };
  for (const title of ['First question', 'Second question']) {
    const sent = await shop.browser().ask('POST', '/api/posts', { ...post, title });
    expect(sent.status).toBe(201);
  }
  expect((await today()).posts).toBe(before + 2);
  const rows = await shop.db
    .selectFrom('posts')
    .select('id')
    .where('title', 'like', '%question')
    .execute();
  const answer = { author: 'Shop', content: 'Please bring it in.' };
  await staff.ask('POST', `/api/posts/${rows[0]?.id}/replies`, answer);
  expect((await today()).posts).toBe(before + 1);
  await staff.ask('POST', `/api/posts/${rows[1]?.id}/hiding`, { hidden: true });
  expect((await today()).posts).toBe(before);
});

test('the sample threads are not counted', async () => {
  await ensureSamplePosts({ db: shop.db, config: shop.config, now: () => shop.clock.now });
  expect((await shop.db.selectFrom('posts').select('id').execute()).length).toBe(8);
  expect((await today()).posts).toBe(0);
});

async function bookedRow() {
  await shop.browser().ask('POST', '/api/bookings', repairRequest());
  return shop.db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
}

test('waiting bookings are listed by their appointment, then those without one by their age', async () => {
  const { id: _id, ...row } = await bookedRow();
  const copy = (id: string, starts: string) => ({
    ...row,
    id,
    reference: id,
    token_hash: null,
    customer_name: id,
    starts_key: starts,
  });
  const copies = [
    copy('a', '~'),
    copy('b', '~'),
    copy('c', '2026-11-26T04:00:00.000Z'),
    copy('d', '2026-11-25T04:00:00.000Z'),
  ];
  await shop.db.insertInto('bookings').values(copies).execute();
  later(180);
  expect(names((await today()).waiting)).toEqual(['d', 'c', 'Bibek Lama', 'a', 'b']);
});

test('a long list shows its first lines and its total', async () => {
  const row = await bookedRow();
  const copies = Array.from({ length: 60 }, (_, n) => ({
    ...row,
    id: `copy-${n}`,
    reference: `T${n}`,
    token_hash: null,
  }));
  await shop.db.insertInto('bookings').values(copies).execute();
  later(180);
  const { waiting } = await today();
  expect(waiting.total).toBe(61);
  expect(waiting.lines).toHaveLength(50);
  const held = { status: 'in_progress', stage: 'waiting_parts', promised_date: null } as const;
  await shop.db.updateTable('bookings').set(held).execute();
  const parts = (await today()).inShop.find(({ stage }) => stage === 'waiting_parts');
  expect(parts?.total).toBe(61);
  expect(parts?.lines).toHaveLength(20);
});

test.each([
  ['GET', '/api/today'],
  ['POST', '/api/today/visits'],
] as const)('%s %s is for staff', async (method, url) => {
  expect((await shop.browser().ask(method, url)).status).toBe(401);
  expect((await shop.browser().signIn(STAFF)).status).toBe(200);
});
