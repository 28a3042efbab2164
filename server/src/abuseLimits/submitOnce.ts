import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { change, type Changed, type ChangedPlace, type Topic } from '../changes';
import { keepAnswer, storedAnswer, submission, type Trx } from '../db';
import { refused } from '../runtime';

type Submitted = {
  topic: Topic;
  /** Separates keys of different routes. */
  scope: string;
  /** The sender's idempotency key. Without one, every call counts as new. */
  key: string | undefined;
  body: unknown;
};

/**
 * Stores a submission once. A retry of the same submission gets the first answer, marked `replayed`.
 * `write` stores it and names what it changed. `refuse` is called before, without a transaction.
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
  // A retry may find its own slot taken or its own key in use, so the first answer is looked up before a
  // refusal.
  const before = await storedAnswer<T>(place.db, sent);
  return before ? { ...before, replayed: true } : outcome;
}
