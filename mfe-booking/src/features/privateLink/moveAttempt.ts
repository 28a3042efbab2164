import type { Call } from '@mcs-repairs/shared/data/operations';
import type { rescheduleMyBooking as contract } from '@mcs-repairs/shared/domain/contract/myBooking';
import type { InputOf } from '@mcs-repairs/shared/domain/contract/operation';
import { isRecord } from '@mcs-repairs/shared/domain/rules/isRecord';
import { isUncertain } from '@mcs-repairs/shared/domain/rules/isUncertain';
import { storageKey } from '@mcs-repairs/shared/domain/rules/storageKeys';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { keptDraft } from '@mcs-repairs/shared/platform/form/keptDraft';
import { newId, visitorStorage } from '@mcs-repairs/shared/platform/site';
import { linkedBy, rescheduleMyBooking } from '../../myBookingOperations';
import { isStillOpen } from '../../submission/submitAttempt';

type Move = InputOf<typeof contract>['body'];

/**
 * A reschedule that has no response yet. The server ends the link of `token` when it stores the new
 * time. Only a repeat with the same token, key and time then returns the new link.
 */
type OpenMove = { token: string; key: string; move: Move };

const isOpenMove = (stored: unknown): stored is OpenMove =>
  isRecord(stored) &&
  typeof stored.token === 'string' &&
  typeof stored.key === 'string' &&
  isRecord(stored.move);

// This tab stores them, so that they survive a reload.
const kept = keptDraft<OpenMove[]>(storageKey('reschedules'), {
  safeParse: (stored) =>
    Array.isArray(stored) && stored.every(isOpenMove) ? { data: stored } : {},
});
const storage = () => visitorStorage('sessionStorage');
const openMoves = () => kept.load(storage()) ?? [];
const openMovesOf = (token: string) => openMoves().filter((open) => open.token === token);

function keepThose(isKept: (open: OpenMove) => boolean): void {
  const moves = openMoves().filter(isKept);
  if (moves.length > 0) kept.save(storage(), moves);
  else kept.clear(storage());
}

const drop = ({ key }: OpenMove) => keepThose((open) => open.key !== key);

/** Removes the reschedules of this link without a response from this tab. */
export const forgetMoves = (token: string): void => keepThose((open) => open.token !== token);

const send = (call: Call, { token, key, move }: OpenMove) =>
  call(rescheduleMyBooking, { ...linkedBy(token), body: move }, { key });

type MoveSubmission = {
  result: Result<BookingReceipt>;
  /** Whether an earlier request had rescheduled the booking, although its response was lost. */
  fromEarlierTry: boolean;
  /** A reschedule of this link that the shop may have stored, although no response arrived. */
  unsure: Move | null;
};

/**
 * Reschedules a booking. Each new time has its own idempotency key, and a retry has the same key,
 * also after a reload. If an earlier request has ended the link, its response is returned.
 */
export async function submitMove(call: Call, token: string, move: Move): Promise<MoveSubmission> {
  const content = JSON.stringify(move);
  const known = openMovesOf(token).find((open) => JSON.stringify(open.move) === content);
  const open = known ?? { token, key: newId(), move };
  // Stored before the request, because the customer may reload the page while it is being sent.
  if (!known) kept.save(storage(), [...openMoves(), open]);
  const result = await send(call, open);
  if (result.ok) {
    forgetMoves(token);
    return { result, fromEarlierTry: false, unsure: null };
  }
  const { failure } = result;
  if (isUncertain(failure)) return { result, fromEarlierTry: false, unsure: move };
  if (!known || !isStillOpen(failure)) drop(open);
  const moved = failure.code === 'not-found' ? await findMoved(call, token) : null;
  if (moved?.ok) forgetMoves(token);
  return {
    result: moved ?? result,
    fromEarlierTry: moved?.ok ?? false,
    unsure: openMovesOf(token).at(-1)?.move ?? null,
  };
}

/**
 * Requests the response to a reschedule again that was lost. Call it only after the server reported
 * that the link no longer works, so that it cannot reschedule the booking. Returns null if this tab
 * stores no such reschedule, or if the server does not know it. After a success, call `forgetMoves`
 * when the customer has the new link.
 */
export async function findMoved(call: Call, token: string): Promise<Result<BookingReceipt> | null> {
  for (const open of openMovesOf(token)) {
    const result = await send(call, open);
    if (result.ok || isStillOpen(result.failure)) return result;
    drop(open);
  }
  return null;
}
