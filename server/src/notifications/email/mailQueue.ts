import type { Insertable } from 'kysely';
import type { Channel } from '@mcs-repairs/shared/domain/types/message';
import { withoutSecrets } from './mailPayload';
import type { MailKind } from './outbox';
import { type Db, inTransaction, type Reads, type Tables, type Trx } from '../../db';

export type QueuedMail = {
  id: string;
  bookingId: string;
  kind: MailKind;
  channel: Channel;
  payload: string;
  /** The number of attempts to send the message, including the attempt that is about to start. */
  attempts: number;
};

/**
 * A time that never comes. A row with this time waits until staff send the message again, or until
 * its retention period ends.
 */
export const NEVER = '9999-12-31T23:59:59.999Z';
/** For how many milliseconds a worker claims a message. Sending a message never takes as long. */
export const LEASE_MS = 5 * 60_000;
/** The report on an email that was only written to a file, because the site has no mail server. */
export const FILED = 'file';
const EMPTIED = '{}';

/**
 * Claims up to `limit` due messages for this process. Only one process can claim a row. A claim
 * sets the time of the row's next attempt to the end of the claim. If the process dies, the row
 * becomes due again at that time.
 */
export async function claimMail(
  db: Db,
  { now, leaseMs, limit }: { now: Date; leaseMs: number; limit: number },
): Promise<QueuedMail[]> {
  const due = await db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now.toISOString())
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  if (!due.length) return [];
  const rows = await inTransaction(db, (trx) =>
    trx
      .updateTable('outbox')
      .set((row) => ({
        attempts: row('attempts', '+', 1),
        next_attempt_at: new Date(now.getTime() + leaseMs).toISOString(),
        // During this attempt, the row has no problem. Staff can therefore not send the message
        // again now.
        problem: null,
      }))
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .where('sent_at', 'is', null)
      .where('next_attempt_at', '<=', now.toISOString())
      .returning(['id', 'booking_id', 'kind', 'channel', 'payload', 'attempts'])
      .execute(),
  );
  const claimed = new Map(rows.map((row) => [row.id, row]));
  return due.flatMap(({ id }) => {
    const row = claimed.get(id);
    if (!row) return [];
    const { booking_id: bookingId, kind, ...rest } = row;
    return { ...rest, bookingId: bookingId ?? '', kind: kind as MailKind };
  });
}

/**
 * Marks a message as sent and deletes its content. A text message keeps its content without
 * secrets, because an email may have to replace it later. `isFile`: the message was only written to
 * a file.
 */
export async function markSent(
  trx: Trx,
  { id, channel, payload }: Pick<QueuedMail, 'id' | 'channel' | 'payload'>,
  { now, isFile }: { now: Date; isFile: boolean },
): Promise<void> {
  const isText = channel === 'sms' || channel === 'whatsapp';
  const kept = isText ? withoutSecrets(payload) : EMPTIED;
  const sent = { sent_at: now.toISOString(), payload: kept };
  await change(trx, id, isFile ? { ...sent, report: FILED } : sent);
}

export async function postponeMail(
  trx: Trx,
  id: string,
  until: Date,
  problem: string,
): Promise<void> {
  const values = { next_attempt_at: until.toISOString(), problem };
  // The provider may already have reported on the message. This update does not change the report.
  const row = trx.updateTable('outbox').set(values).where('id', '=', id);
  await row.where('report', 'is', null).execute();
}

/**
 * Returns a claimed message to the queue, without counting an attempt, because the worker did not
 * try to send it.
 */
export async function returnMail(
  trx: Trx,
  mail: Pick<QueuedMail, 'id' | 'attempts'>,
  until: Date,
  problem: string | null = null,
): Promise<void> {
  const { id, attempts } = mail;
  await change(trx, id, {
    next_attempt_at: until.toISOString(),
    attempts: attempts - 1,
    problem,
  });
}

/**
 * Ends the attempts to send a message. The row stays without secrets until its retention period
 * ends. Returns false if the provider reported the outcome meanwhile.
 */
export async function giveUpMail(
  trx: Trx,
  { id, payload }: Pick<QueuedMail, 'id' | 'payload'>,
  problem: string,
): Promise<boolean> {
  const row = await trx
    .updateTable('outbox')
    .set({ next_attempt_at: NEVER, payload: withoutSecrets(payload), problem })
    .where('id', '=', id)
    .where('report', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a message because the booking or enquiry that it is about no longer exists. */
export async function dropMail(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Returns how many messages wait, and for how many the server has ended its attempts. */
export async function countMail(trx: Reads): Promise<{ waiting: number; givenUp: number }> {
  const count = async (comparison: '<' | '=') => {
    const row = await trx
      .selectFrom('outbox')
      .select((row) => row.fn.countAll<number | string>().as('count'))
      .where('sent_at', 'is', null)
      .where('next_attempt_at', comparison, NEVER)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  return { waiting: await count('<'), givenUp: await count('=') };
}

async function change(
  trx: Trx,
  id: string,
  values: Partial<Insertable<Tables['outbox']>>,
): Promise<void> {
  await trx.updateTable('outbox').set(values).where('id', '=', id).execute();
}
