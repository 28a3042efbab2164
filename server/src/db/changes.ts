import { newId } from './ids';
import type { Db, Reads, Trx } from './schema';
import { inTransaction } from './transact';
import { noteWakeUp } from './transactionScope';

export type NumberedEvent = { number: number; topic: string; subjectId: string };

/** Stores one event for each changed record, in the transaction that makes the changes. */
export async function noteEvents(
  trx: Trx,
  topic: string,
  subjectIds: readonly string[],
  now: Date,
): Promise<void> {
  if (!subjectIds.length) return;
  const at = now.toISOString();
  await trx
    .insertInto('events')
    .values(subjectIds.map((subject_id) => ({ id: newId(), number: null, topic, subject_id, at })))
    .execute();
  noteWakeUp('events');
}

/**
 * Gives each new event a number. Only one transaction does so at a time. The transactions that
 * store events cannot number them: a transaction that commits late could use a lower number than an
 * event that listeners have already received. They would then miss its event.
 */
export async function numberEvents(db: Db): Promise<void> {
  const waiting = await unnumbered(db);
  if (!waiting.length) return;
  await inTransaction(db, async (trx) => {
    // The update locks the counter's row. Other processes therefore wait until the new numbers are
    // stored.
    await trx
      .updateTable('event_counter')
      .set((row) => ({ last: row('last', '+', 0) }))
      .execute();
    const events = await unnumbered(trx);
    const counter = await trx
      .updateTable('event_counter')
      .set((row) => ({ last: row('last', '+', events.length) }))
      .returning('last')
      .executeTakeFirstOrThrow();
    const first = counter.last - events.length + 1;
    for (const [index, { id }] of events.entries()) {
      const numbered = trx.updateTable('events').set({ number: first + index });
      await numbered.where('id', '=', id).execute();
    }
  });
}

/** Returns the events after a number, in order. */
export async function eventsAfter(
  trx: Reads,
  number: number,
  limit = 500,
): Promise<NumberedEvent[]> {
  const rows = await trx
    .selectFrom('events')
    .select(['number', 'topic', 'subject_id'])
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    number: row.number ?? 0,
    topic: row.topic,
    subjectId: row.subject_id,
  }));
}

/** Returns the highest number of an event, and the lowest number that is still stored. */
export async function eventRange(trx: Reads): Promise<{ oldest: number; newest: number }> {
  const counter = await trx.selectFrom('event_counter').select('last').executeTakeFirstOrThrow();
  const oldest = await trx
    .selectFrom('events')
    .select('number')
    .where('number', 'is not', null)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return { oldest: oldest?.number ?? counter.last + 1, newest: counter.last };
}

/** Deletes events that are older than an instant. */
export async function forgetEvents(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom('events').where('at', '<', before.toISOString()).execute();
}

function unnumbered(trx: Reads) {
  return trx
    .selectFrom('events')
    .select('id')
    .where('number', 'is', null)
    .orderBy('id')
    .limit(500)
    .execute();
}
