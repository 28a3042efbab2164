import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { RequestMerge } from '@mcs-repairs/shared/domain/types/requestPage';
import { type Actor, noteLog } from '../auth';
import { change } from '../changes';
import { heldRows, type Trx } from '../db';
import { refused } from '../runtime';
import { TABLES } from './heldRequest';
import { noteEntry, type RequestId } from './requestEntries';
import { isSamePerson } from './samePerson';
import type { Shop } from './shop';
import type { RequestTable } from './storedRequests';

/**
 * Merges an open enquiry or quote request into another one of the same person, which is called the
 * main one. Lists then show only the main one. Both keep their texts, times and histories.
 */
export async function mergeRequests(
  shop: Shop,
  request: RequestId,
  { other: reference }: RequestMerge,
  by: Actor,
): Promise<Result<null>> {
  const { topic, id } = request;
  const now = shop.now();
  return change<null>(shop, topic, async (trx, changed) => {
    const [main, other] = await holdBoth(shop, trx, request, reference);
    if (!main || !other) return refused('not-found');
    if (other.merged_into === main.id) return { ok: true, value: null };
    const into = main.merged_into ?? other.merged_into;
    if (into !== null) {
      const merged = main.merged_into === null ? other : main;
      return refused('conflict', {
        message: `A colleague merged ${merged.reference} into another request meanwhile. Please check that request.`,
      });
    }
    const wrong = await faultOf(trx, topic, main, other);
    if (wrong) return refused('transition-refused', { message: wrong });
    const table = TABLES[topic];
    await trx.updateTable(table).set({ merged_into: main.id }).where('id', '=', other.id).execute();
    // If the main enquiry or quote request has no assignee or no follow-up day, it gets the value
    // of the merged one.
    await trx
      .updateTable(table)
      .set({
        version: main.version + 1,
        assignee_id: main.assignee_id ?? other.assignee_id,
        follow_up_on: main.follow_up_on ?? other.follow_up_on,
      })
      .where('id', '=', id)
      .execute();
    // The page of the main enquiry or quote request shows both histories, so one entry is enough.
    const text = `${other.reference} merged into this`;
    await noteEntry(trx, request, { kind: 'change', text, by }, now);
    const detail = `${other.reference} into ${main.reference}`;
    await noteLog(trx, { event: 'requests-merged', detail }, by, now);
    [id, other.id].forEach(changed);
    return { ok: true, value: null };
  });
}

/** Splits a merged enquiry or quote request from its main one. Lists then show both again. */
export async function splitRequest(
  shop: Shop,
  request: RequestId,
  { other: reference }: RequestMerge,
  by: Actor,
): Promise<Result<null>> {
  const { topic, id } = request;
  const now = shop.now();
  return change<null>(shop, topic, async (trx, changed) => {
    const [main, other] = await holdBoth(shop, trx, request, reference);
    if (!main || !other) return refused('not-found');
    // Somebody else has already split the two.
    if (other.merged_into === null) return { ok: true, value: null };
    if (other.merged_into !== main.id) {
      const message = `${other.reference} is merged into another request.`;
      return refused('conflict', { message });
    }
    const split = trx.updateTable(TABLES[topic]).set({ merged_into: null });
    await split.where('id', '=', other.id).execute();
    const note = (of: string, text: string) =>
      noteEntry(trx, { topic, id: of }, { kind: 'change', text, by }, now);
    await note(id, `${other.reference} split from this`);
    await note(other.id, `Split from ${main.reference}`);
    const detail = `${other.reference} split from ${main.reference}`;
    await noteLog(trx, { event: 'requests-merged', detail }, by, now);
    [id, other.id].forEach(changed);
    return { ok: true, value: null };
  });
}

/**
 * Locks both enquiries or quote requests in the order of their ids. Otherwise, two concurrent
 * merges could deadlock.
 */
async function holdBoth({ db }: Shop, trx: Trx, { topic, id }: RequestId, reference: string) {
  const both = trx
    .selectFrom<RequestTable>(TABLES[topic])
    .select(['id', 'reference', 'version', 'assignee_id', 'follow_up_on'])
    .select(['merged_into', 'handled_at', 'spam_at', 'phone_key', 'email_key'])
    .where((row) => row.or([row('id', '=', id), row('reference', '=', reference)]))
    .orderBy('id');
  const rows = await heldRows(both, db.engine).execute();
  return [rows.find((row) => row.id === id), rows.find((row) => row.reference === reference)];
}

type Held = NonNullable<Awaited<ReturnType<typeof holdBoth>>[number]>;

async function faultOf(
  trx: Trx,
  topic: RequestId['topic'],
  main: Held,
  other: Held,
): Promise<string | null> {
  if (main.id === other.id) return 'You cannot merge a request into itself.';
  const done = [main, other].find(({ handled_at, spam_at }) => handled_at !== null || spam_at);
  if (done) return `${done.reference} is no longer open. You can merge only open requests.`;
  if (!(await isSamePerson(trx, main, other))) {
    return `${other.reference} has another phone number and another email address.`;
  }
  const holds = await trx
    .selectFrom<RequestTable>(TABLES[topic])
    .select('id')
    .where('merged_into', '=', other.id)
    .executeTakeFirst();
  return holds
    ? `Other requests are merged into ${other.reference}. Open ${other.reference}, and merge this request into it there.`
    : null;
}
