import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { change, type Changed, type ChangedPlace, type Topic } from '../changes';
import { keepAnswer, storedAnswer, submission, type Trx } from '../db';
import { failure } from '../runtime';

type Submitted = {
  topic: Topic;
  /** Keeps keys of different routes apart. */
  scope: string;
  /** The sender's key; without one every call stands alone. */
  key: string | undefined;
  body: unknown;
};

/**
 * Stores what somebody sent, once: a repeat of the same submission gets the first answer, `replayed`. `write` stores it and
 * says what it changed; `refuse` is asked before, without a transaction.
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
        return isFirst ? written : { ok: false, failure: failure('key-reused') };
      });
  if (outcome.ok || !sent) return outcome;
  // A repeat finds its own place taken, its key in use or its day passed: look for the first answer before refusing.
  const before = await storedAnswer<T>(place.db, sent);
  return before ? { ...before, replayed: true } : outcome;
}
