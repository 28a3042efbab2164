import type { Failure, FailureCode, Result } from '@mcs-repairs/shared/domain/types/failure';
import { isUncertain } from '@mcs-repairs/shared/domain/rules/isUncertain';

/**
 * One submission with all its retries. It has the idempotency key, and the requests that got no
 * response.
 */
export type AttemptOf<Request> = { key: string; unanswered: Request[] };

export type SubmissionOf<Request, Answer> = {
  result: Result<Answer>;
  /** The attempt that the next retry continues. Null if the retry needs a new key. */
  attempt: AttemptOf<Request> | null;
  /** Whether an earlier request was already stored, although its response was lost. */
  fromEarlierTry: boolean;
};

type Send<Request, Answer> = (request: Request, key: string) => Promise<Result<Answer>>;

/** The server may refuse a request with these codes before it looks at the idempotency key. */
const UNREAD: readonly FailureCode[] = ['too-many-requests', 'forbidden'];

/** Whether the failure does not tell what happened to an earlier request with the same key. */
export const isStillOpen = (failure: Failure): boolean =>
  isUncertain(failure) || UNREAD.includes(failure.code);

/**
 * Sends a request with the idempotency key of the attempt, so that the server stores all retries
 * only once. A response may be lost, and the customer may then change the form. In that case the
 * server reports that the key was already used. This function then sends the first request again,
 * and returns its response.
 */
export async function submitAttempt<Request, Answer>(
  send: Send<Request, Answer>,
  request: Request,
  { key, unanswered }: AttemptOf<Request>,
): Promise<SubmissionOf<Request, Answer>> {
  const result = await send(request, key);
  if (result.ok) return notEarlier(result, null);
  const { failure } = result;
  if (failure.code === 'key-reused')
    return (await repeatEarlier(send, { key, unanswered })) ?? notEarlier(result, null);
  if (isUncertain(failure))
    return notEarlier(result, { key, unanswered: [...unanswered, request] });
  const isOpen = unanswered.length > 0 && UNREAD.includes(failure.code);
  return notEarlier(result, isOpen ? { key, unanswered } : null);
}

/**
 * Sends the requests without a response again, until the server knows one of them. Returns null if
 * it knows none.
 */
async function repeatEarlier<Request, Answer>(
  send: Send<Request, Answer>,
  attempt: AttemptOf<Request>,
): Promise<SubmissionOf<Request, Answer> | null> {
  for (const earlier of attempt.unanswered) {
    const result = await send(earlier, attempt.key);
    if (result.ok) return { result, attempt: null, fromEarlierTry: true };
    const { failure } = result;
    if (failure.code === 'key-reused') continue;
    return notEarlier(result, isStillOpen(failure) ? attempt : null);
  }
  return null;
}

/** A result that does not come from an earlier request. */
const notEarlier = <Request, Answer>(
  result: Result<Answer>,
  attempt: AttemptOf<Request> | null,
): SubmissionOf<Request, Answer> => ({ result, attempt, fromEarlierTry: false });
