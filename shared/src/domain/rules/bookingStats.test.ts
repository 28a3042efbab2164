import type { Booking } from '../types/booking';
import { bookingStats, revenue } from './bookingStats';
import { listBookings, matchBookings } from './listBookings';
import { newBooking } from './newBooking';

const now = new Date('2026-03-10T06:15:00Z');

function booking(id: string, change: Partial<Booking> = {}): Booking {
  const made = newBooking(
    {
      kind: 'appointment',
      customerName: 'Maya Shrestha',
      customerEmail: 'maya@example.com',
      customerPhone: '9841000000',
      deviceModel: 'iPhone 15',
      repairIssue: 'Screen/LCD Replacement',
      appointmentDate: '2026-03-11',
      appointmentTime: '9:30 AM',
    },
    { id, now },
  );
  return { ...made, reference: `1${id}`, ...change };
}

const THREE = [
  booking('a', {
    status: 'completed',
    estimatedPrice: 200,
    customerName: 'bina',
    createdAt: '2026-03-09T18:14:59Z',
  }),
  booking('b', {
    status: 'completed',
    estimatedPrice: 80,
    customerName: 'Asha',
    createdAt: '2026-03-09T18:15:00Z',
    appointmentTime: '10:00 AM',
  }),
  booking('c', {
    status: 'cancelled',
    estimatedPrice: 999,
    customerName: 'Chitra',
    createdAt: '2026-02-08T00:00:00Z',
    appointmentDate: '',
    appointmentTime: '',
  }),
];

describe('booking statistics (section 9)', () => {
  test('revenue is the sum of estimated prices over completed bookings', () => {
    expect(revenue(THREE)).toBe(280);
    expect(revenue([])).toBe(0);
  });

  test('every status is counted, also those that no booking has', () => {
    const stats = bookingStats(THREE, now);
    expect(stats.total).toBe(3);
    expect(stats.byStatus).toEqual({
      pending: 0,
      confirmed: 0,
      in_progress: 0,
      completed: 2,
      cancelled: 1,
    });
  });

  test('the last 30 days in Nepal are counted by the day of creation, today last; older ones only in the total', () => {
    const { perDay } = bookingStats(THREE, now);
    expect([perDay.length, perDay[0]?.shopDate, perDay.at(-1)?.shopDate]).toEqual([
      30,
      '2026-02-09',
      '2026-03-10',
    ]);
    expect(perDay.filter(({ count }) => count > 0)).toEqual([
      { shopDate: '2026-03-09', count: 1 },
      { shopDate: '2026-03-10', count: 1 },
    ]);
  });
});

describe('the dashboard list', () => {
  const query = { search: '', status: 'all', sort: 'newest', page: 1, pageSize: 2 } as const;
  const ids = (change: object) => matchBookings(THREE, { ...query, ...change }).map(({ id }) => id);

  test.each([
    [{}, ['b', 'a', 'c']],
    [{ sort: 'oldest' }, ['c', 'a', 'b']],
    [{ sort: 'name' }, ['b', 'a', 'c']],
    [{ sort: 'appointment' }, ['a', 'b', 'c']],
    [{ status: 'completed' }, ['b', 'a']],
    [{ search: 'CHITRA' }, ['c']],
    [{ search: '1a' }, ['a']],
    [{ search: 'maya@example.com' }, ['b', 'a', 'c']],
    [{ search: '9841' }, ['b', 'a', 'c']],
    [{ search: 'binamaya' }, []],
    [{ appointmentDate: '2026-03-11' }, ['b', 'a']],
    [{ appointmentDate: '2026-03-12' }, []],
  ])('%o finds %j', (change, expected) => {
    expect(ids(change)).toEqual(expected);
  });

  test('a page holds its share, and the total counts every page', () => {
    expect(listBookings(THREE, { ...query, page: 2 })).toMatchObject({
      bookings: [{ id: 'c' }],
      total: 3,
      page: 2,
    });
    expect(listBookings(THREE, { ...query, page: 3 }).bookings).toEqual([]);
  });
});
