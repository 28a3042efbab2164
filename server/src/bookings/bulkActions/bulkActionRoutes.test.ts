import type {
  BookingDetails,
  BookingList,
  BookingStats,
} from '@mcs-repairs/shared/domain/types/booking';
import type { BulkOutcome, BulkPreview } from '@mcs-repairs/shared/domain/types/bulkAction';
import { addDays } from '@mcs-repairs/shared/domain/rules/shopClock';
import {
  appointment,
  NOW,
  openTestShop,
  TOMORROW,
  type Browser,
  type TestShop,
} from '../../../test/testShop';
import { noteSubmission } from '../../abuseLimits/storedSubmissions';
import { inTransaction } from '../../db/transact';

let shop: TestShop;
let staff: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  staff = await shop.staff();
});
afterEach(() => shop.close());

const TIMES = ['9:30 AM', '10:00 AM', '11:00 AM', '11:30 AM'];

async function book(change: Parameters<typeof appointment>[0] = {}) {
  const { status } = await shop.browser().ask('POST', '/api/bookings', appointment(change));
  if (status !== 201) throw new Error(`Booking answered ${status}`);
}
const list = async (query = '') =>
  (await staff.ask('GET', `/api/bookings${query}`)).body as BookingList;
const move = (id: string, to: string, version: number) =>
  staff.ask('POST', `/api/bookings/${id}/transitions`, { to, version });
const preview = async (selection: object) => {
  const { status, body } = await staff.ask('POST', '/api/bookings/sweep-previews', selection);
  expect(status).toBe(200);
  return body as BulkPreview;
};
const sweep = async (action: string, bookings: readonly { id: string; version: number }[]) => {
  const body = { action, bookings: bookings.map(({ id, version }) => ({ id, version })) };
  const answer = await staff.ask('POST', '/api/bookings/sweeps', body);
  expect(answer.status).toBe(200);
  return answer.body as BulkOutcome;
};
const details = async (id: string) =>
  (await staff.ask('GET', `/api/bookings/${id}`)).body as BookingDetails;
const mails = () => shop.db.selectFrom('outbox').select(['kind', 'booking_id']).execute();

describe('a flood of bookings', () => {
  beforeEach(async () => {
    for (const [index, appointmentTime] of TIMES.slice(0, 3).entries()) {
      const customerEmail = `victim+${index}@mail.example`;
      await book({
        customerName: 'Coins',
        customerEmail,
        customerPhone: '01-4420000',
        appointmentTime,
      });
    }
    shop.clock.now = new Date(NOW.getTime() + 3_600_000);
    await book({ customerName: 'Nisha', appointmentTime: TIMES[3] });
  });

  test.each([
    ['phone, however it is typed', { phone: '+977 1 4420000' }],
    ['email, whatever its tag', { email: 'Victim@mail.example' }],
    ['time', { from: NOW.toISOString(), to: NOW.toISOString() }],
  ])('is found by %s, and a preview changes nothing', async (_what, criteria) => {
    const { bookings, total, kept } = await preview({ action: 'spam', ...criteria });
    expect(bookings.map(({ customerName }) => customerName)).toEqual(['Coins', 'Coins', 'Coins']);
    expect([total, kept]).toEqual([3, 0]);
    expect((await list()).total).toBe(4);
  });

  test('is found by the network of one of them', async () => {
    const { bookings } = await list('?search=coins');
    await shop.db.deleteFrom('submissions').execute();
    for (const [index, { id: subjectId }] of bookings.entries()) {
      const network = index < 2 ? 'one' : 'other';
      await inTransaction(shop.db, (trx) =>
        noteSubmission(trx, { kind: 'booking', subjectId, network }, NOW),
      );
    }
    const sameNetworkAs = bookings[0]?.id ?? '';
    const found = await preview({ action: 'spam', sameNetworkAs });
    expect(found.bookings.map(({ id }) => id).sort()).toEqual(
      bookings
        .slice(0, 2)
        .map(({ id }) => id)
        .sort(),
    );
    await shop.db.deleteFrom('submissions').execute();
    const body = { action: 'spam', sameNetworkAs };
    const unknown = await staff.ask('POST', '/api/bookings/sweep-previews', body);
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  test('is marked as spam: cancelled with a history, its slots free, and no further emails', async () => {
    const { bookings } = await preview({ action: 'spam', phone: '014420000' });
    const { changed, left } = await sweep('spam', bookings);
    expect(left).toEqual([]);
    expect(changed).toHaveLength(3);
    const [first] = bookings;
    const { booking, audit } = await details(first?.id ?? '');
    expect(booking).toMatchObject({ status: 'cancelled', version: 2, spamAt: expect.any(String) });
    expect(audit.at(-1)).toMatchObject({ by: 'Asha', from: 'pending', to: 'cancelled' });
    const real = (await list()).bookings.map(({ id }) => id);
    expect((await mails()).map(({ booking_id }) => booking_id)).toEqual(real);
    await book({ customerName: 'Somebody', appointmentTime: TIMES[0] });
  });

  test('is listed and counted only as spam', async () => {
    const { bookings } = await preview({ action: 'spam', phone: '014420000' });
    await sweep('spam', bookings);
    for (const query of ['', '?search=n', '?sort=name', '?sort=appointment']) {
      const { bookings: shown, total } = await list(query);
      expect([query, total, shown.map(({ customerName }) => customerName)]).toEqual([
        query,
        1,
        ['Nisha'],
      ]);
    }
    expect((await list('?search=coins')).total).toBe(0);
    expect((await list('?status=cancelled')).total).toBe(0);
    expect(await list('?spam=only')).toMatchObject({ total: 3, bookings: { length: 3 } });
    expect(await list('?spam=only&search=nisha')).toMatchObject({ total: 0, bookings: [] });
    // The test's clock has moved by more than fifteen minutes while the spam was created. An export
    // needs a newer confirmation of the password, so Asha signs in again.
    const asha = await shop.staff();
    const exported = (await asha.ask('GET', '/api/bookings/export')).body as unknown[];
    expect(exported).toHaveLength(1);
    const stats = (await staff.ask('GET', '/api/stats')).body as BookingStats;
    expect(stats).toMatchObject({ total: 1, byStatus: { pending: 1, cancelled: 0 }, revenue: 0 });
    expect(stats.perDay.at(-1)?.count).toBe(1);
  });

  test('is undone: pending again if the slot is still free, with a new confirmation email', async () => {
    const { bookings } = await preview({ action: 'spam', phone: '014420000' });
    const { changed } = await sweep('spam', bookings);
    // The newest booking takes the last slot of the day. The undo below therefore cannot restore
    // the booking that had this slot.
    await book({ customerName: 'Faster', appointmentTime: TIMES[2] });
    const undone = await sweep('reopen', changed);
    expect(undone.changed).toHaveLength(3);
    expect(undone.left).toMatchObject([{ reason: 'slot-taken', status: 'cancelled' }]);
    const shown = (await list('?search=coins&sort=appointment')).bookings;
    expect(shown.map(({ status, spamAt }) => [status, spamAt])).toEqual([
      ['pending', undefined],
      ['pending', undefined],
      ['cancelled', undefined],
    ]);
    const promised = (await mails()).filter(({ booking_id }) => booking_id === shown[0]?.id);
    expect(promised).toMatchObject([{ kind: 'booking-received' }]);
    const taken = await shop
      .browser()
      .ask('POST', '/api/bookings', appointment({ appointmentTime: TIMES[0] }));
    expect(taken.status).toBe(409);
  });

  test('skips and reports bookings that changed in the meantime', async () => {
    const { bookings } = await preview({ action: 'cancel', phone: '014420000' });
    const confirmed = bookings[1];
    await move(confirmed?.id ?? '', 'confirmed', 1);
    const { changed, left } = await sweep('cancel', bookings);
    expect(changed).toHaveLength(2);
    expect(left).toEqual([
      {
        id: confirmed?.id,
        reference: confirmed?.reference,
        reason: 'changed',
        status: 'confirmed',
        changedBy: 'Asha',
      },
    ]);
    expect((await details(confirmed?.id ?? '')).booking.status).toBe('confirmed');
    expect((await list('?status=cancelled')).total).toBe(2);
  });

  test('is changed once by two simultaneous bulk actions', async () => {
    const { bookings } = await preview({ action: 'spam', phone: '014420000' });
    const both = await Promise.all([sweep('spam', bookings), sweep('spam', bookings)]);
    expect(both[0].changed.length + both[1].changed.length).toBe(3);
    const { bookings: slots } = await list('?spam=only');
    for (const { id } of slots) expect((await details(id)).audit).toHaveLength(2);
    const rows = await shop.db.selectFrom('slots').select('booked').execute();
    expect(rows.reduce((sum, { booked }) => sum + booked, 0)).toBe(1);
  });
});

test('a bulk action skips devices in the shop and completed repairs, and says how many', async () => {
  await book({ appointmentTime: TIMES[0] });
  await book({ appointmentTime: TIMES[1] });
  const [newest] = (await list()).bookings;
  await move(newest?.id ?? '', 'confirmed', 1);
  await move(newest?.id ?? '', 'in_progress', 2);
  const found = await preview({ action: 'spam', email: 'nisha@mail.example' });
  expect([found.total, found.kept]).toEqual([1, 1]);
  const { left } = await sweep('spam', [
    { id: newest?.id ?? '', version: 3 },
    { id: 'x', version: 1 },
  ]);
  expect(left).toMatchObject([{ reason: 'status', status: 'in_progress' }, { reason: 'gone' }]);
});

test('two simultaneous undos of a bulk action reopen each booking once, in one slot', async () => {
  for (const appointmentTime of TIMES) {
    await book({
      appointmentTime,
      customerEmail: `${TIMES.indexOf(appointmentTime)}@mail.example`,
    });
  }
  const { changed } = await sweep('cancel', (await list()).bookings);
  const both = await Promise.all([
    sweep('reopen', changed),
    sweep('reopen', [...changed].reverse()),
  ]);
  expect(both.flatMap((outcome) => outcome.changed)).toHaveLength(4);
  expect(both.flatMap((outcome) => outcome.left.map(({ reason }) => reason))).toEqual(
    Array.from({ length: 4 }, () => 'changed'),
  );
  const booked = await shop.db.selectFrom('slots').select('booked').execute();
  expect(booked).toEqual(TIMES.map(() => ({ booked: 1 })));
});

test('a booking that was cancelled individually is not reopened', async () => {
  await book();
  const [one] = (await list()).bookings;
  await move(one?.id ?? '', 'cancelled', 1);
  const { left } = await sweep('reopen', [{ id: one?.id ?? '', version: 2 }]);
  expect(left).toMatchObject([{ reason: 'status', status: 'cancelled' }]);
  // Marks a cancelled booking as spam. The undo then removes only the mark, and the booking stays
  // cancelled.
  await sweep('spam', [{ id: one?.id ?? '', version: 2 }]);
  const { changed } = await sweep('reopen', [{ id: one?.id ?? '', version: 3 }]);
  expect(changed).toHaveLength(1);
  expect((await details(one?.id ?? '')).booking).toMatchObject({ status: 'cancelled' });
});

test.each([
  ['no criterion', { action: 'spam' }],
  ['a time that is none', { action: 'spam', from: 'yesterday' }],
  ['reopening', { action: 'reopen', phone: '1' }],
])('a preview with %s is refused', async (_what, body) => {
  expect((await staff.ask('POST', '/api/bookings/sweep-previews', body)).status).toBe(422);
});

test.each(['/api/bookings/sweep-previews', '/api/bookings/sweeps'])(
  '%s is for signed-in members on their own page',
  async (url) => {
    expect((await shop.browser().ask('POST', url, {})).status).toBe(401);
    expect((await staff.ask('POST', url, {}, { csrf: false })).status).toBe(403);
  },
);

test('nobody waits long for a bulk action on hundreds of bookings', async () => {
  await book();
  const template = await shop.db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
  const rows = Array.from({ length: 200 }, (_, index) => ({
    ...template,
    id: `flood-${String(index).padStart(3, '0')}`,
    reference: `F${index}`,
    token_hash: null,
    appointment_date: addDays(TOMORROW, index),
  }));
  await shop.db.insertInto('bookings').values(rows).execute();
  let turns = 0;
  let running = true;
  const count = () => {
    turns += 1;
    if (running) setImmediate(count);
  };
  setImmediate(count);
  const { changed } = await sweep(
    'cancel',
    rows.map(({ id }) => ({ id, version: 1 })),
  );
  running = false;
  expect(changed).toHaveLength(200);
  // The bulk action has forty slices, and the server handles other requests between two slices.
  expect(turns).toBeGreaterThanOrEqual(39);
});
