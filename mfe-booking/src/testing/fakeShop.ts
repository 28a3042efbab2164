import { dayAvailability } from '@mcs-repairs/shared/domain/rules/availability';
import { daysFrom } from '@mcs-repairs/shared/domain/rules/freeSlots';
import { fakeShopData } from '@mcs-repairs/shared/platform/testing';
import type { readAvailability as availability } from '@mcs-repairs/shared/domain/contract/availability';
import type { InputOf } from '@mcs-repairs/shared/domain/contract/operation';
import type { OwnReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';

/** Monday, 10:00 AM in Nepal. */
export const MONDAY = '2026-11-23T04:15:00.000Z';

type Booked = Record<string, Record<string, number>>;

/**
 * A fake shop whose calendar follows the rules at the time `now`. Other customers have already
 * booked some of its times.
 */
export function shopAt(
  now: string,
  { operations, ...answers }: NonNullable<Parameters<typeof fakeShopData>[0]> = {},
  booked: Booked = {},
) {
  const readAvailability = async ({ query: { from, to } }: InputOf<typeof availability>) => {
    const days = daysFrom(from, to).map((shopDate) =>
      dayAvailability({ shopDate, now: new Date(now), booked: booked[shopDate] }),
    );
    return { ok: true as const, value: { days } };
  };
  return fakeShopData({ ...answers, operations: { readAvailability, ...operations } });
}

export function receipt(changes: Partial<OwnReceipt> = {}): OwnReceipt {
  return {
    reference: '12345',
    token: 'secret-token',
    kind: 'appointment',
    status: 'pending',
    customerName: 'Asha Gurung',
    customerEmail: 'asha@example.com',
    device: 'iPhone 15 Pro',
    service: 'Battery Replacement',
    duration: '30-60 minutes',
    appointmentDate: '2026-11-24',
    appointmentTime: '9:30 AM',
    createdAt: MONDAY,
    version: 1,
    ...changes,
  };
}

export const failing = (code: Failure['code'], more: Partial<Failure> = {}) => ({
  ok: false as const,
  failure: { code, message: `The shop says ${code}`, ...more },
});

/** Fakes only the date. Timers still run normally. */
export function setClock(now: string): void {
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
      'hrtime',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
    ],
  });
}
