import { exportBookings, importBookings } from '../../domain/contract/bookingFiles';
import {
  changeBookingStatus,
  listBookings,
  readBooking,
  readBookingStats,
} from '../../domain/contract/bookings';
import { memoryStorage } from '../browser/memoryStorage.fixture';
import type { StaffChange } from '../changes/watchLater';
import { ALL, book, openShop, REQUEST, WIZARD } from '../openShop.fixture';

describe('booking in browser-only mode', () => {
  test('takes a second, returns a number without a token, and appears on the open dashboard', async () => {
    const { shop, waited } = openShop();
    expect(await book(shop, REQUEST, 'key-1')).toMatchObject({
      ok: true,
      value: {
        reference: '12471',
        token: '',
        status: 'pending',
        service: 'Screen/LCD Replacement',
        duration: '45-120 minutes',
      },
    });
    expect(waited).toEqual([1000]);
    expect(await shop.call(listBookings, { query: ALL })).toMatchObject({
      value: { total: 1, bookings: [{ reference: '12471' }] },
    });
  });

  test('a request of the wizard gets a ticket: MCS and a number below 10000', async () => {
    const answer = await book(openShop().shop, WIZARD, 'key-1');
    expect(answer).toMatchObject({
      ok: true,
      value: { reference: 'MCS1247', kind: 'request', appointmentDate: '' },
    });
  });

  test('a repeated submission books once', async () => {
    const { shop } = openShop();
    const first = await book(shop, REQUEST, 'key-1');
    expect(await book(shop, REQUEST, 'key-1')).toEqual(first);
    expect(await shop.call(readBookingStats, {})).toMatchObject({ value: { total: 1 } });
  });

  test('customers are counted by their email', async () => {
    const { shop, storage } = openShop();
    await book(shop, REQUEST, 'key-1');
    await book(shop, { ...REQUEST, customerEmail: 'MAYA@example.com' }, 'key-2');
    await book(shop, WIZARD, 'key-3');
    const customers: unknown = JSON.parse(storage.kept.get('repair-shop.customers') ?? '[]');
    expect(customers).toMatchObject([
      { email: 'maya@example.com', totalBookings: 2 },
      { email: 'jo@example.com', totalBookings: 1 },
    ]);
  });

  test.each([
    [{ appointmentDate: '2026-03-09' }, 'day-not-bookable'],
    [{ appointmentDate: '2026-03-15' }, 'day-not-bookable'],
    [{ appointmentDate: '2026-03-18' }, 'day-not-bookable'],
    [{ appointmentTime: '9:00 AM' }, 'slot-not-bookable'],
    [{ appointmentTime: '7:00 PM' }, 'slot-not-bookable'],
    [{ customerName: ' ' }, 'invalid'],
  ])('%o is refused as %s and nothing is stored', async (change, code) => {
    const { shop, storage } = openShop();
    const answer = await book(shop, { ...REQUEST, ...change }, 'key-1');
    expect(answer).toMatchObject({ ok: false, failure: { code, fields: expect.anything() } });
    expect(storage.kept.size).toBe(0);
  });

  test('a rejected time comes with the nearest free ones', async () => {
    const answer = await book(openShop().shop, { ...REQUEST, appointmentTime: '9:00 AM' }, 'key-1');
    expect(answer).toMatchObject({
      failure: { alternatives: [{ shopDate: '2026-03-11', time: '9:30 AM' }, {}, {}] },
    });
  });

  test('a full storage is reported, and a later attempt with the same key can succeed', async () => {
    const full = memoryStorage(5);
    const { shop } = openShop(full);
    expect(await book(shop, REQUEST, 'key-1')).toMatchObject({
      failure: { message: 'Failed to create booking' },
    });
    full.setItem = (key, value) => void full.kept.set(key, value);
    expect(await book(shop, REQUEST, 'key-1')).toMatchObject({ ok: true });
  });
});

describe('bookings on the open dashboard', () => {
  test('a change follows the allowed statuses, needs the current version, and notifies watchers', async () => {
    const { shop } = openShop();
    const heard: StaffChange[] = [];
    const stop = shop.watch((change) => heard.push(change));
    await book(shop, REQUEST, 'key-1');
    const id = 'id-1';
    expect(
      await shop.call(changeBookingStatus, {
        params: { id },
        body: { to: 'completed', version: 1 },
      }),
    ).toMatchObject({
      failure: { code: 'transition-refused' },
    });
    expect(
      await shop.call(changeBookingStatus, {
        params: { id },
        body: { to: 'confirmed', version: 1 },
      }),
    ).toMatchObject({
      value: { status: 'confirmed', version: 2 },
    });
    expect(
      await shop.call(changeBookingStatus, {
        params: { id },
        body: { to: 'cancelled', version: 1 },
      }),
    ).toMatchObject({
      failure: { code: 'stale-version', current: { status: 'confirmed', version: 2 } },
    });
    expect(
      await shop.call(changeBookingStatus, {
        params: { id: 'none' },
        body: { to: 'confirmed', version: 1 },
      }),
    ).toMatchObject({
      failure: { code: 'not-found' },
    });
    stop();
    await book(shop, REQUEST, 'key-2');
    expect(heard).toEqual([
      { topic: 'bookings', id },
      { topic: 'bookings', id },
    ]);
  });

  test('details show the creation, an export contains the matches, and an import reads it', async () => {
    const { shop } = openShop();
    await book(shop, REQUEST, 'key-1');
    await book(shop, WIZARD, 'key-2');
    expect(await shop.call(readBooking, { params: { id: 'id-1' } })).toMatchObject({
      value: { audit: [{ by: 'customer', from: null, to: 'pending' }] },
    });
    const exported = await shop.call(exportBookings, {
      query: { ...ALL, search: 'imac' },
    });
    const rows = exported.ok ? exported.value : [];
    expect(rows).toMatchObject([{ deviceModel: 'iMac' }]);
    const other = openShop().shop;
    expect(await other.call(importBookings, { body: rows })).toEqual({
      ok: true,
      value: { added: 1, skipped: 0 },
    });
    expect(await other.call(importBookings, { body: rows })).toEqual({
      ok: true,
      value: { added: 0, skipped: 1 },
    });
  });
});
