import { fakeShopData } from '@mcs-repairs/shared/platform/testing';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { BookingRequest } from '@mcs-repairs/shared/domain/types/bookingRequest';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { failing, receipt } from '../testing/fakeShop';
import { submitBooking } from './submitBooking';

const request = (customerName: string): BookingRequest => ({
  kind: 'appointment',
  customerName,
  customerEmail: 'asha@example.com',
  customerPhone: '9800000000',
  deviceModel: 'iPhone 15 Pro',
  repairIssue: 'Battery',
  appointmentDate: '2026-11-24',
  appointmentTime: '9:30 AM',
});

type Book = (body: BookingRequest, key: string) => Promise<Result<BookingReceipt>>;

const booking = (book: Book) =>
  fakeShopData({
    operations: {
      createBooking: (input: { body: BookingRequest }, key: string) => book(input.body, key),
    },
  });

/**
 * A fake server that stores each key with the body of its first request. The first `lose` requests
 * get no response.
 */
function server(lose = 0) {
  const kept = new Map<string, { body: string; answer: Result<BookingReceipt> }>();
  let lost = 0;
  const calls: string[] = [];
  return {
    calls,
    bookings: () => kept.size,
    ...booking(async (body, key) => {
      calls.push(key);
      const text = JSON.stringify(body);
      const known = kept.get(key);
      if (known && known.body !== text) return failing('key-reused');
      const customerName = body.kind === 'appointment' ? body.customerName : body.fullName;
      const answer = known?.answer ?? { ok: true as const, value: receipt({ customerName }) };
      kept.set(key, { body: text, answer });
      if (lost < lose) {
        lost += 1;
        return failing('network');
      }
      return answer;
    }),
  };
}

test('a booking with a response no longer needs a key', async () => {
  const shop = server();
  const { result, attempt } = await submitBooking(shop, request('Asha'), {
    key: 'k',
    unanswered: [],
  });
  expect(result.ok).toBe(true);
  expect(attempt).toBeNull();
});

test('after a lost response, the retry uses the same key and books once', async () => {
  const shop = server(1);
  const first = await submitBooking(shop, request('Asha'), { key: 'k', unanswered: [] });
  expect(first.result.ok).toBe(false);
  expect(first.attempt?.key).toBe('k');
  const second = await submitBooking(shop, request('Asha'), first.attempt ?? fail());
  expect(second.result.ok).toBe(true);
  expect(shop.calls).toEqual(['k', 'k']);
  expect(shop.bookings()).toBe(1);
});

test('a change after a lost response does not book twice: it returns the first booking', async () => {
  const shop = server(1);
  const first = await submitBooking(shop, request('Asha'), { key: 'k', unanswered: [] });
  const second = await submitBooking(shop, request('Asha Gurung'), first.attempt ?? fail());
  expect(second.fromEarlierTry).toBe(true);
  expect(second.result).toMatchObject({ ok: true, value: { customerName: 'Asha' } });
  expect(shop.bookings()).toBe(1);
});

test.each(['slot-taken', 'invalid', 'day-not-bookable', 'too-many-requests'] as const)(
  'a definite refusal (%s) ends the attempt, and the next one has a new key',
  async (code) => {
    const shop = booking(async () => failing(code));
    const { attempt } = await submitBooking(shop, request('Asha'), { key: 'k', unanswered: [] });
    expect(attempt).toBeNull();
  },
);

test.each(['network', 'internal', 'unavailable'] as const)(
  'after %s the result is unknown, so the key stays',
  async (code) => {
    const shop = booking(async () => failing(code));
    const { attempt } = await submitBooking(shop, request('Asha'), { key: 'k', unanswered: [] });
    expect(attempt).toEqual({ key: 'k', unanswered: [request('Asha')] });
  },
);

function fail(): never {
  throw new Error('The attempt was given up');
}
