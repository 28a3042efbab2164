import type { Selectable } from 'kysely';
import type { Delivery } from '@mcs-repairs/shared/domain/types/message';
import type { Reads, Tables } from '../../db';
import { FILED, LEASE_MS, NEVER } from '../email/mailQueue';

/** The maximum number of messages about a booking that the list shows. */
const MOST = 200;

/** Returns every message about a booking with its state, newest first. */
export async function deliveriesOf(db: Reads, bookingId: string, now: Date): Promise<Delivery[]> {
  const rows = await deliveries(db)
    .where('booking_id', '=', bookingId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => toDelivery(row, now));
}

/** Returns the messages with these ids, in any order. */
export async function deliveriesById(
  db: Reads,
  ids: readonly string[],
  now: Date,
): Promise<Delivery[]> {
  if (!ids.length) return [];
  const rows = await deliveries(db).where('id', 'in', ids).execute();
  return rows.map((row) => toDelivery(row, now));
}

const deliveries = (db: Reads) =>
  db
    .selectFrom('outbox')
    .select(['id', 'channel', 'kind', 'created_at', 'sent_at', 'next_attempt_at', 'attempts'])
    .select(['problem', 'report', 'reported_at']);

type Row = Course &
  Pick<Selectable<Tables['outbox']>, 'id' | 'channel' | 'kind' | 'created_at' | 'reported_at'>;

function toDelivery(row: Row, now: Date): Delivery {
  const { id, channel, kind, attempts } = row;
  const state = stateOf(row);
  return {
    id,
    channel,
    kind,
    state,
    attempts,
    createdAt: row.created_at,
    sentAt: row.sent_at ?? undefined,
    isFile: row.report === FILED || undefined,
    deliveredAt: (row.report === 'delivered' && row.reported_at) || undefined,
    dueAt: state === 'waiting' && !isBeingTried(row, now) ? row.next_attempt_at : undefined,
    problem: row.problem ?? undefined,
  };
}

type Course = Pick<
  Selectable<Tables['outbox']>,
  'sent_at' | 'next_attempt_at' | 'report' | 'attempts' | 'problem'
>;

/**
 * Returns whether a worker has claimed the message (`claimMail`) and is sending it now. In the row
 * of a claimed message, the time of the next attempt is the end of the claim. A message that waits
 * until the morning looks the same in the last minutes of its wait.
 */
function isBeingTried({ attempts, problem, next_attempt_at }: Course, now: Date): boolean {
  const leftMs = Date.parse(next_attempt_at) - now.getTime();
  return attempts > 0 && problem === null && leftMs > 0 && leftMs <= LEASE_MS;
}

function stateOf({ sent_at, next_attempt_at, report }: Course): Delivery['state'] {
  if (report === 'failed') return 'failed';
  if (sent_at) return 'sent';
  return next_attempt_at === NEVER ? 'failed' : 'waiting';
}
