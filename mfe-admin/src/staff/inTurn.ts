import type { OperationsPort } from '@mcs-repairs/shared/data/operations';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';

/** What this desk did to a booking: which version it left, and the change that is under way. */
type Own = { version: number; turn: Promise<unknown> };

/** By booking, for each connection with the shop: a tab has one. */
const desks = new WeakMap<OperationsPort, Map<string, Own>>();

/**
 * Changes of a booking by one desk wait for each other, and each starts from the version that the one before it gave, however
 * late the page hears of it and wherever on it they were made. Taking back is for the version that was shown.
 */
export function inTurn<Value>(
  shop: OperationsPort,
  { id, version }: Pick<Booking, 'id' | 'version'>,
  change: (newest: number) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const desk = desks.get(shop) ?? new Map<string, Own>();
  desks.set(shop, desk);
  const own = desk.get(id) ?? { version: 0, turn: Promise.resolve() };
  desk.set(id, own);
  const turn = own.turn.then(async () => {
    if (desks.get(shop) !== desk) return LEFT;
    const result = await change(Math.max(version, own.version));
    if (result.ok && isBooking(result.value) && result.value.id === id)
      own.version = result.value.version;
    // What the page shows counts again.
    if (!result.ok && result.failure.code === 'stale-version') own.version = 0;
    return result;
  });
  own.turn = turn.catch(() => undefined);
  return turn;
}

const LEFT = {
  ok: false as const,
  failure: { code: 'unavailable' as const, message: 'Not sent: you signed out before.' },
};

/** Who signs in next at this desk has made no change yet, and sends none of who signed out. */
export function forgetTurns(shop: OperationsPort): void {
  desks.delete(shop);
}

const isBooking = (value: unknown): value is Pick<Booking, 'id' | 'version'> =>
  typeof value === 'object' && value !== null && 'id' in value && 'version' in value;
