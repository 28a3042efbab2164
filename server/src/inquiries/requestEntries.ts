import { isInRepair } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { RequestTopic } from '@mcs-repairs/shared/domain/types/followUp';
import type {
  EntryKind,
  NewEntry,
  RequestEntry,
} from '@mcs-repairs/shared/domain/types/requestPage';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { submitOnce } from '../abuseLimits';
import { type Actor, noteLog } from '../auth';
import { newId, type Reads, type Trx } from '../db';
import { deliveriesById } from '../notifications';
import { refused } from '../runtime';
import { holdRequest, TABLES } from './heldRequest';
import type { Shop } from './shop';
import { markRequests } from './storedRequests';

/** Identifies an enquiry or quote request by its kind and its id. */
export type RequestId = { topic: RequestTopic; id: string };

/** The maximum number of entries that are read. No history has so many. */
const MOST = 500;

export const keyOf = (topic: RequestTopic) =>
  topic === 'enquiries' ? ('enquiry_id' as const) : ('quote_request_id' as const);

type NewRow = {
  kind: EntryKind;
  text: string;
  mailId?: string;
  bookingId?: string;
  /** The goods that were reserved or sold, and their version after this change. */
  goods?: { id: string; version: number };
  by: Actor;
};

/** Adds an entry to the history of an enquiry or quote request. */
export async function noteEntry(
  trx: Trx,
  { topic, id }: RequestId,
  entry: NewRow,
  now: Date,
): Promise<RequestEntry> {
  const { kind, text, by } = entry;
  const row = {
    id: newId(),
    enquiry_id: null,
    quote_request_id: null,
    [keyOf(topic)]: id,
    kind,
    text,
    mail_id: entry.mailId ?? null,
    booking_id: entry.bookingId ?? null,
    goods_id: entry.goods?.id ?? null,
    goods_version: entry.goods?.version ?? null,
    at: now.toISOString(),
    by_name: by.name,
    staff_id: by.staffId,
  };
  await trx.insertInto('request_entries').values(row).execute();
  return { id: row.id, kind, text, at: row.at, by: by.name };
}

/**
 * Returns the history of an enquiry or quote request, newest first. It includes the histories of
 * merged ones. Each answer has the state of its delivery.
 */
export async function entriesOf(
  db: Reads,
  { topic, ids }: { topic: RequestTopic; ids: readonly string[] },
  now: Date,
): Promise<RequestEntry[]> {
  const rows = await db
    .selectFrom('request_entries')
    .leftJoin('bookings', 'bookings.id', 'request_entries.booking_id')
    .select(['request_entries.id', 'request_entries.kind', 'text', 'mail_id', 'at', 'by_name'])
    .select(['bookings.reference as booking', 'bookings.status', 'bookings.stage'])
    .where(`request_entries.${keyOf(topic)}`, 'in', ids)
    .orderBy('at', 'desc')
    .orderBy('request_entries.id', 'desc')
    .limit(MOST)
    .execute();
  const mails = rows.flatMap(({ mail_id }) => mail_id ?? []);
  const deliveries = new Map(
    (await deliveriesById(db, mails, now)).map((delivery) => [delivery.id, delivery]),
  );
  return rows.map(({ mail_id, by_name, booking, status, stage, ...entry }) => ({
    ...entry,
    by: by_name,
    ...(booking && {
      booking,
      canEstimate: status !== null && isInRepair({ status, stage: stage ?? undefined }),
    }),
    delivery: deliveries.get(mail_id ?? ''),
  }));
}

/** Returns whether the history already has an entry that links this booking. */
export async function hasBooking(
  trx: Reads,
  { topic, id }: RequestId,
  bookingId: string,
): Promise<boolean> {
  const found = await trx
    .selectFrom('request_entries')
    .select('id')
    .where(keyOf(topic), '=', id)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns the error for an answer to an enquiry or quote request that is marked as spam. */
export const refuseSpam = () =>
  refused('transition-refused', {
    message: 'This request is marked as spam. Mark it as not spam before you answer.',
  });

const CHANNEL_NAMES = { mail: 'email', sms: 'text message', whatsapp: 'WhatsApp', call: 'call' };

/**
 * Marks an enquiry or quote request as handled after staff answered it. Adds the answer to the
 * staff log.
 */
export async function noteAnswer(
  trx: Trx,
  { topic, id }: RequestId,
  answer: { reference: string; channel: keyof typeof CHANNEL_NAMES; by: Actor },
  now: Date,
): Promise<void> {
  const { reference, channel, by } = answer;
  await markRequests(trx, TABLES[topic], { ids: [id], mark: 'handled', by: by.name }, now);
  const detail = `${reference}, ${CHANNEL_NAMES[channel]}`;
  await noteLog(trx, { event: 'request-answered', detail }, by, now);
}

/**
 * Adds a note to the history, or an answer that staff gave by phone or WhatsApp. If the call is
 * repeated, adds nothing.
 */
export async function addEntry(
  shop: Shop,
  request: RequestId,
  entry: NewEntry,
  { by, key }: { by: Actor; key: string | undefined },
): Promise<Result<RequestEntry>> {
  const { topic, id } = request;
  const { kind } = entry;
  const submitted = { topic, scope: 'request-entries', key, body: { id, ...entry } };
  return submitOnce(shop, submitted, async (trx, changed) => {
    const now = shop.now();
    const held = await holdRequest(trx, shop.db.engine, request);
    if (!held) return refused('not-found');
    if (kind !== 'note') {
      if (held.spam_at !== null) return refuseSpam();
      const { reference } = held;
      await noteAnswer(trx, request, { reference, channel: kind, by }, now);
    }
    changed(id);
    return { ok: true, value: await noteEntry(trx, request, { ...entry, by }, now) };
  });
}
