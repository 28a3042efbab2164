import type { OperationsPort } from '@mcs-repairs/shared/data/operations';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';

/**
 * The changes of one booking in this browser. `version` is the version that the last change
 * returned, and `turn` is the promise of the running change.
 */
type Own = { version: number; turn: Promise<unknown> };

/** For each connection to the server, the running changes by booking. A tab has one connection. */
const desks = new WeakMap<OperationsPort, Map<string, Own>>();

/**
 * Runs the changes of a booking or a request one after the other, even if different parts of the
 * page make them. Each change uses the version that the previous change returned, because the page
 * may still have an older version. An undo uses the version that the page shows.
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
    // After a conflict, the stored version is outdated. So the next change uses the version of the
    // page.
    if (!result.ok && result.failure.code === 'stale-version') own.version = 0;
    return result;
  });
  own.turn = turn.catch(() => undefined);
  return turn;
}

const LEFT = {
  ok: false as const,
  failure: {
    code: 'unavailable' as const,
    message: 'The change was not sent, because you signed out.',
  },
};

/**
 * Forgets the queue of the previous member at sign-out. Changes that still wait in the queue are
 * not sent.
 */
export function forgetTurns(shop: OperationsPort): void {
  desks.delete(shop);
}

const isBooking = (value: unknown): value is Pick<Booking, 'id' | 'version'> =>
  typeof value === 'object' && value !== null && 'id' in value && 'version' in value;
