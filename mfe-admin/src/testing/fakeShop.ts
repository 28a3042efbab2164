import { createBrowserShopData } from '@mcs-repairs/shared/data/BrowserShopData';
import type { Call } from '@mcs-repairs/shared/data/operations';
import type { ShopData } from '@mcs-repairs/shared/data/ShopData';
import { BOOKINGS_KEY } from '@mcs-repairs/shared/domain/rules/storageKeys';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';

/** Monday, 3:45 PM in Nepal. */
export const NOW = new Date('2026-11-23T10:00:00Z');

/** Stops the clock at `NOW`, so that a test passes on every day. Timers still run. */
export const stopClock = () => jest.useFakeTimers({ now: NOW, doNotFake: [...TIMERS] });
const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

export const SITA = { id: 'staff-1', name: 'Sita', email: 'sita@shop.example' };

export function aBooking(id: string, given: Partial<Booking> = {}): Booking {
  return {
    id,
    reference: `1000${id}`,
    kind: 'appointment',
    status: 'pending',
    version: 1,
    customerName: `Customer ${id}`,
    customerEmail: `${id}@mail.example`,
    customerPhone: '+977 9800000000',
    deviceModel: 'iPhone 15 Pro',
    repairService: 'Screen / LCD replacement',
    duration: '45-120 minutes',
    appointmentDate: '2026-11-24',
    appointmentTime: '9:30 AM',
    estimatedPrice: 260,
    createdAt: '2026-11-23T08:00:00Z',
    updatedAt: '2026-11-23T08:00:00Z',
    ...given,
  };
}

type FakeShop = {
  bookings?: readonly Booking[];
  watch?: ShopData['watch'];
  operations?: FakeWorks;
};
/**
 * Replacements of operations, by operation id. The second argument is the idempotency key of the
 * call.
 */
export type FakeWorks = Record<string, (input: never, key: never) => Promise<Result<unknown>>>;

/**
 * A fake server that stores its data in memory. `operations` replaces single operations by their
 * id.
 */
export function fakeShop({ bookings = [], watch, operations = {} }: FakeShop = {}): ShopData {
  const kept = new Map([[BOOKINGS_KEY, JSON.stringify(bookings)]]);
  let ids = 0;
  const shop = createBrowserShopData({
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    },
    now: () => NOW,
    random: () => 0.5,
    newId: () => `new-${(ids += 1)}`,
    delay: async () => {},
  });
  return replacing(watch ? { ...shop, watch } : shop, operations);
}

/** Returns the same fake server with other results for these operations. */
export function replacing(
  shop: ShopData,
  operations: NonNullable<FakeShop['operations']>,
): ShopData {
  const call: Call = (of, input, options) => {
    const fake = operations[of.id];
    if (!fake) return shop.call(of, input, options);
    const given = options?.key === undefined ? [input] : [input, options.key];
    return fake(...(given as [never, never])) as ReturnType<typeof call>;
  };
  return { ...shop, call };
}

export function refused(code: Failure['code'], message: string, more: Partial<Failure> = {}) {
  return async (): Promise<Result<never>> => ({ ok: false, failure: { code, message, ...more } });
}

export function answered<Value>(value: Value) {
  return async (): Promise<Result<Value>> => ({ ok: true, value });
}
