import type { Reference } from 'shared/domain/types/enquiry';
import type { Result } from 'shared/domain/types/failure';
import { noteEvent, type Topic } from '../db/changes';
import { keepAnswer, storedAnswer, submission } from '../db/idempotency';
import { newId } from '../db/ids';
import type { SubmissionKind, Trx } from '../db/schema';
import { transact } from '../db/transact';
import { failure } from '../http/failures';
import type { Shop } from '../shop';
import { admit, count } from '../submissions/admit';
import type { Sender } from '../submissions/sender';

const DRAWS = 30;
/** The first draws look short; when many are in use longer ones are drawn. */
const FIRST_LIMIT = 100_000;

type Kind = {
  topic: Topic;
  counted: SubmissionKind;
  /** Letter before the number, so that no two kinds share a reference. */
  prefix: string;
  insert: (trx: Trx, stored: { id: string; reference: string; now: Date }) => Promise<boolean>;
};

/** Stores what somebody sent and answers its reference; a repeat of the same submission gets the same one. */
export async function storeRequest(
  shop: Shop,
  { topic, counted, prefix, insert }: Kind,
  form: unknown,
  idempotencyKey?: string,
  sender: Sender = null,
): Promise<Result<Reference>> {
  const sent = submission(topic, idempotencyKey, form);
  const now = shop.now();
  const outcome = await transact(shop.db, async (trx): Promise<Result<Reference>> => {
    const refusal = await admit(trx, shop, counted, sender);
    if (refusal) return { ok: false, failure: refusal };
    const id = newId();
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const limit = FIRST_LIMIT * 10 ** Math.floor(draw / 10);
      const reference = `${prefix}${Math.floor(Math.random() * limit)}`;
      if (!(await insert(trx, { id, reference, now }))) continue;
      await noteEvent(trx, topic, id, now);
      await count(trx, shop, counted, sender, id);
      const isFirst = !sent || (await keepAnswer(trx, sent, { reference }, now));
      return isFirst
        ? { ok: true, value: { reference } }
        : { ok: false, failure: failure('key-reused') };
    }
    throw new Error('No free reference was found');
  });
  if (outcome.ok) shop.changes.wake();
  if (outcome.ok || !sent) return outcome;
  return (await storedAnswer<Reference>(shop.db, sent)) ?? outcome;
}
