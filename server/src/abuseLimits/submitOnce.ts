import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { change, type Changed, type ChangedPlace, type Topic } from '../changes';
import { keepAnswer, storedAnswer, submission, type Trx } from '../db';
import { refused } from '../runtime';

type Submitted = {
  topic: Topic;
  /**
   * The name of the route. Two routes may get the same idempotency key for different submissions.
   */
  scope: string;
  /**
   * The key with which the sender marks repeated requests. Without a key, every call is a new
   * submission.
   */
  key: string | undefined;
  body: unknown;
};

/**
 * Stores a submission once. If the sender repeats a submission, returns the first response, marked
 * as `replayed`. `write` stores the submission and names the changed records. `refuse` runs before
 * the transaction and may return an error.
 */
export async function submitOnce<T>(
  place: ChangedPlace,
  { topic, scope, key, body }: Submitted,
  write: (trx: Trx, changed: Changed) => Promise<Result<T>>,
  refuse: () => Failure | null = () => null,
): Promise<Result<T> & { replayed?: boolean }> {
  const sent = submission(scope, key, body);
  const refusal = refuse();
  const outcome: Result<T> = refusal
    ? { ok: false, failure: refusal }
    : await change(place, topic, async (trx, changed) => {
        const written = await write(trx, changed);
        if (!written.ok || !sent) return written;
        const isFirst = await keepAnswer(trx, sent, written.value, place.now());
        return isFirst ? written : refused('key-reused');
      });
  if (outcome.ok || !sent) return outcome;
  // The first attempt may have taken the slot that this retry requests. The stored response is
  // therefore read before `refuse` runs.
  const before = await storedAnswer<T>(place.db, sent);
  return before ? { ...before, replayed: true } : outcome;
}
