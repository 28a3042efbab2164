import type { Call } from '@mcs-repairs/shared/data/operations';
import type { rescheduleMyBooking as contract } from '@mcs-repairs/shared/domain/contract/myBooking';
import type { InputOf } from '@mcs-repairs/shared/domain/contract/operation';
import { isRecord } from '@mcs-repairs/shared/domain/rules/isRecord';
import { storageKey } from '@mcs-repairs/shared/domain/rules/storageKeys';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { keptDraft } from '@mcs-repairs/shared/platform/form/keptDraft';
import { newId, visitorStorage } from '@mcs-repairs/shared/platform/site';
import { linkedBy, rescheduleMyBooking } from '../../myBookingOperations';
import { repeatEarlier, submitAttempt, type AttemptOf } from '../../submission/submitAttempt';

type Move = InputOf<typeof contract>['body'];

/**
 * A reschedule that has no response yet. The server ends the link of `token` when it stores the new
 * time. Only a repeat with the same token and key then returns the new link.
 */
type MoveAttempt = AttemptOf<Move> & { token: string };

function isAttempt(stored: unknown): stored is MoveAttempt {
  if (!isRecord(stored)) return false;
  const { token, key, unanswered } = stored;
  return (
    typeof token === 'string' &&
    typeof key === 'string' &&
    Array.isArray(unanswered) &&
    unanswered.every(isRecord)
  );
}

// This tab stores the attempt, so that it survives a reload.
const kept = keptDraft<MoveAttempt>(storageKey('reschedule'), {
  safeParse: (stored) => (isAttempt(stored) ? { data: stored } : {}),
});
const storage = () => visitorStorage('sessionStorage');

function keep(token: string, attempt: AttemptOf<Move> | null): void {
  if (attempt) kept.save(storage(), { ...attempt, token });
  else kept.clear(storage());
}

function unansweredMove(token: string): MoveAttempt | null {
  const attempt = kept.load(storage());
  return attempt?.token === token ? attempt : null;
}

const sendBy = (call: Call, token: string) => (body: Move, key: string) =>
  call(rescheduleMyBooking, { ...linkedBy(token), body }, { key });

/** Reschedules a booking. All retries use the same idempotency key, also after a reload. */
export async function submitMove(call: Call, token: string, move: Move) {
  const begun = unansweredMove(token) ?? { key: newId(), unanswered: [] };
  const { key, unanswered } = begun;
  // Stored before the request, because the customer may reload the page while it is being sent.
  keep(token, { key, unanswered: [...unanswered, move] });
  const submission = await submitAttempt(sendBy(call, token), move, { key, unanswered });
  keep(token, submission.attempt);
  return submission;
}

/**
 * Requests the response to a reschedule again that was lost. Call it only after the server reported
 * that the link no longer works, so that it cannot reschedule the booking. Returns null if this tab
 * stores no such reschedule, or if the server does not know it. After a success, call `forgetMove`
 * when the customer has the new link.
 */
export async function findMoved(call: Call, token: string): Promise<Result<BookingReceipt> | null> {
  const begun = unansweredMove(token);
  if (!begun) return null;
  const repeated = await repeatEarlier(sendBy(call, token), begun);
  if (!repeated?.result.ok) keep(token, repeated?.attempt ?? null);
  return repeated && (repeated.result.ok || repeated.attempt) ? repeated.result : null;
}

/** Removes the reschedule without a response from this tab. */
export const forgetMove = (): void => kept.clear(storage());
