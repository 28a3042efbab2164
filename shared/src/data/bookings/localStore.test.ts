import fc from 'fast-check';
import { SLOT_TIMES } from '../../domain/catalogue/schedule';
import { weekdayOf } from '../../domain/rules/shopClock';
import { BOOKING_STATUSES, type Booking } from '../../domain/types/booking';
import { type AppointmentRequest } from '../../domain/types/bookingRequest';
import { browserExportSchema } from '../../domain/types/browserStore';
import { createLocalStore } from './localStore';
import { memoryStorage } from '../browser/memoryStorage.fixture';
import { BOOKINGS_KEY, CUSTOMERS_KEY } from '../../domain/rules/storageKeys';

const now = new Date('2026-03-10T06:15:00Z');
const REQUEST: AppointmentRequest = {
  kind: 'appointment',
  customerName: 'Maya',
  customerEmail: 'maya@example.com',
  customerPhone: '9841000000',
  deviceModel: 'iPhone 15',
  repairIssue: 'Screen/LCD Replacement',
  appointmentDate: '2026-03-11',
  appointmentTime: '9:30 AM',
  device: 'iphone',
  issue: 'screen',
};
const MAYA = { name: 'Maya', email: 'maya@example.com', phone: '9841000000' };

function openStore({ storage = memoryStorage(), random = (): number => 0.12471 } = {}) {
  let ids = 0;
  const store = createLocalStore({
    storage,
    now: () => now,
    random,
    newId: () => `id-${(ids += 1)}`,
  });
  return { store, storage };
}

function made(store: ReturnType<typeof openStore>['store']): Booking {
  const created = store.createBooking(REQUEST);
  if (!created.ok) throw new Error(created.failure.message);
  return created.value;
}

describe('bookings in the browser (section 7)', () => {
  test('a booking is pending, has a random number below 100000, and is listed after a reload', () => {
    const { store, storage } = openStore();
    expect(made(store)).toMatchObject({
      status: 'pending',
      reference: '12471',
      createdAt: now.toISOString(),
    });
    expect(openStore({ storage }).store.listBookings()).toEqual([
      expect.objectContaining({ reference: '12471' }),
    ]);
  });

  test('bookings and customers are two lists under one shared key prefix', () => {
    const { store, storage } = openStore();
    made(store);
    store.createCustomer(MAYA);
    expect([...storage.kept.keys()]).toEqual([BOOKINGS_KEY, CUSTOMERS_KEY]);
    const prefix = (key: string) => key.slice(0, key.indexOf('.') + 1);
    expect(prefix(BOOKINGS_KEY)).toBe(prefix(CUSTOMERS_KEY));
  });

  test.each(BOOKING_STATUSES)('any status may be set, here %s (section 4)', (status) => {
    const { store } = openStore();
    const { id } = made(store);
    expect(store.updateBookingStatus(id, status)).toMatchObject({
      ok: true,
      value: { status, version: 2 },
    });
    expect(store.listBookings()).toMatchObject([{ id, status }]);
  });

  test('changing an unknown booking fails with its message', () => {
    expect(openStore().store.updateBookingStatus('none', 'confirmed')).toMatchObject({
      ok: false,
      failure: { message: 'Failed to update booking' },
    });
  });

  test('a full storage fails with the messages of section 8 and keeps its content', () => {
    const storage = memoryStorage(600);
    const { store } = openStore({ storage });
    const first = made(store);
    expect(store.createBooking(REQUEST)).toMatchObject({
      ok: false,
      failure: { message: 'Failed to create booking' },
    });
    expect(store.createCustomer({ ...MAYA, name: 'M'.repeat(100) })).toMatchObject({
      ok: false,
      failure: { message: 'Failed to create customer' },
    });
    expect(store.listBookings()).toEqual([first]);
  });
});

describe('customers, quotes and statistics', () => {
  test('a customer starts with 0 bookings, and the count increases', () => {
    const { store } = openStore();
    expect(store.createCustomer(MAYA)).toMatchObject({
      ok: true,
      value: { ...MAYA, totalBookings: 0 },
    });
    store.countBooking('id-1');
    expect(store.listCustomers()).toMatchObject([{ ...MAYA, totalBookings: 1 }]);
    expect(store.countBooking('nobody').ok).toBe(false);
  });

  test('a quote is generated, or fails with the message of section 8', () => {
    const { store } = openStore();
    const question = { device: '15', issue: 'screen', tier: 'premium' } as const;
    expect(store.generateQuote(question)).toMatchObject({
      ok: true,
      value: { id: 'id-1', estimatedPrice: 250 },
    });
    expect(store.generateQuote({ ...question, device: 'pixel' })).toMatchObject({
      failure: { message: 'Invalid device model or repair issue' },
    });
  });

  test('statistics sum the prices of completed bookings', () => {
    const { store } = openStore();
    store.updateBookingStatus(made(store).id, 'completed');
    made(store);
    expect(store.statistics()).toMatchObject({
      total: 2,
      revenue: 200,
      byStatus: { pending: 1, completed: 1 },
    });
  });
});

describe('slot generation (section 9)', () => {
  test('18 slots for each weekday of the month after today, never on Saturday or Sunday', () => {
    const slots = openStore().store.generateSlots({ year: 2026, month: 3 });
    const days = [...new Set(slots.map(({ date }) => date))];
    expect([days.length, days[0], days.at(-1)]).toEqual([15, '2026-03-11', '2026-03-31']);
    expect(days.every((day) => ![0, 6].includes(weekdayOf(day)))).toBe(true);
    expect(slots.filter(({ date }) => date === days[0]).map(({ time }) => time)).toEqual(
      SLOT_TIMES,
    );
    expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
  });

  test.each([
    [0, true],
    [0.6999, true],
    [0.7, false],
    [0.9999, false],
  ])('with chance %d a slot is available: %s (70 percent)', (chance, available) => {
    const slots = openStore({ random: () => chance }).store.generateSlots({ year: 2026, month: 4 });
    expect(slots.length).toBe(22 * 18);
    expect(slots.every((slot) => slot.available === available && !slot.booked)).toBe(true);
  });

  test('a past month has no slots', () => {
    expect(openStore().store.generateSlots({ year: 2026, month: 2 })).toEqual([]);
  });
});

describe('export and import (section 7)', () => {
  const steps = fc.array(fc.constantFrom('book', 'customer', ...BOOKING_STATUSES), {
    maxLength: 15,
  });
  const filled = (done: string[]) => {
    const { store, storage } = openStore();
    for (const step of done) {
      if (step === 'book') made(store);
      else if (step === 'customer') store.createCustomer(MAYA);
      else store.updateBookingStatus(store.listBookings()[0]?.id ?? '', step as Booking['status']);
    }
    return { store, storage };
  };

  test('an export imported into an empty browser gives the same bookings and customers', () => {
    fc.assert(
      fc.property(steps, (done) => {
        const exported = filled(done).store.exportData();
        const file: unknown = JSON.parse(JSON.stringify(exported));
        expect(browserExportSchema.safeParse(file).success).toBe(true);
        const { store } = openStore();
        expect(store.importData(file)).toEqual({
          ok: true,
          value: { added: exported.bookings.length, skipped: 0 },
        });
        expect(store.exportData()).toEqual(exported);
      }),
    );
  });

  test('importing an export twice adds nothing, and never changes stored rows', () => {
    fc.assert(
      fc.property(steps, steps, (one, other) => {
        const { store } = filled(one);
        const before = store.exportData();
        const { bookings } = filled(other).store.exportData();
        store.importData({ bookings });
        expect(store.listBookings().slice(0, before.bookings.length)).toEqual(before.bookings);
        expect(store.importData({ bookings })).toEqual({
          ok: true,
          value: { added: 0, skipped: bookings.length },
        });
      }),
    );
  });

  test.each([
    ['nothing', undefined],
    ['text', 'bookings'],
    ['no bookings', { customers: [] }],
    [
      'a booking without a name',
      (good: Booking) => ({ bookings: [good, { ...good, id: 'x', customerName: undefined }] }),
    ],
    ['an unknown status', (good: Booking) => [{ ...good, id: 'x', status: 'lost' }]],
    [
      'a bad customer',
      (good: Booking) => ({ bookings: [{ ...good, id: 'x' }], customers: [{ id: 'c' }] }),
    ],
  ])('a file with %s changes nothing', (_what, file) => {
    const { store, storage } = openStore();
    const good = made(store);
    const before = new Map(storage.kept);
    const imported = store.importData(typeof file === 'function' ? file(good) : file);
    expect(imported).toMatchObject({ ok: false, failure: { code: 'invalid' } });
    expect(storage.kept).toEqual(before);
  });

  test('a file without enough space changes nothing', () => {
    const { store: source } = openStore();
    for (let count = 0; count < 5; count += 1) made(source);
    source.createCustomer(MAYA);
    const file = source.exportData();
    const bookingsLength = JSON.stringify(file.bookings).length;
    for (const room of [100, bookingsLength + 10]) {
      const { store, storage } = openStore({ storage: memoryStorage(room) });
      expect(store.importData(file)).toMatchObject({ ok: false, failure: { code: 'unavailable' } });
      expect(store.listBookings()).toEqual([]);
      expect(storage.kept.get(CUSTOMERS_KEY)).toBeUndefined();
    }
  });
});

describe('damaged storage', () => {
  test.each(['{', '"text"', '{"bookings":1}', '[{"id":1}]', 'null'])(
    '%s counts as no bookings, and is copied before it is overwritten',
    (text) => {
      const { store, storage } = openStore();
      storage.kept.set(BOOKINGS_KEY, text);
      expect(store.listBookings()).toEqual([]);
      made(store);
      expect(storage.kept.get(`${BOOKINGS_KEY}.damaged`)).toBe(text);
      expect(store.listBookings()).toHaveLength(1);
    },
  );

  test('an invalid row does not hide the valid ones', () => {
    const { store, storage } = openStore();
    const good = made(store);
    storage.kept.set(BOOKINGS_KEY, JSON.stringify([{ id: 'broken' }, good]));
    expect(store.listBookings()).toEqual([good]);
  });
});
