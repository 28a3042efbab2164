import type { RequestTopic } from '@mcs-repairs/shared/domain/types/followUp';
import type {
  MergedRequest,
  OtherBooking,
  OtherRequest,
} from '@mcs-repairs/shared/domain/types/requestPage';
import type { Reads } from '../db';
import { TABLES } from './heldRequest';
import { type RequestTable, toEnquiry, toQuoteRequest } from './storedRequests';

/**
 * How many other enquiries and quote requests of the person the page shows, and how many bookings.
 */
const MOST_OTHERS = 20;

/** A customer with all phone numbers. `emailKey` is empty if no email address is known. */
type Person = { numbers: readonly string[]; emailKey: string };
type Asked = {
  id: string;
  handledAt: string | null;
  spamAt: string | null;
  mergedInto: string | null;
};

/**
 * Returns the person's other enquiries and quote requests: those with the same phone number or
 * email address, newest first.
 */
export async function othersOf(
  db: Reads,
  { topic, part, person }: { topic: RequestTopic; part: Asked; person: Person },
): Promise<OtherRequest[]> {
  const isOpen = !part.handledAt && !part.spamAt && !part.mergedInto;
  const enquiries = await newestOf(db, 'enquiries', person).selectAll().execute();
  const quotes = await newestOf(db, 'quote_requests', person).selectAll().execute();
  const others = [
    ...enquiries.map((row) => {
      const { id, reference, createdAt, handledAt, message, items } = toEnquiry(row);
      const about = message ?? items.map(({ name }) => name).join(', ');
      return { topic: 'enquiries' as const, id, reference, about, createdAt, handledAt };
    }),
    ...quotes.map((row) => {
      const { id, reference, createdAt, handledAt, services: about } = toQuoteRequest(row);
      return { topic: 'quote-requests' as const, id, reference, about, createdAt, handledAt };
    }),
  ];
  return others
    .filter(({ id }) => id !== part.id)
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, MOST_OTHERS)
    .map(({ id: _id, ...other }) => ({
      ...other,
      canMerge: isOpen && other.topic === topic && other.handledAt === null,
    }));
}

/**
 * Selects the enquiries or quote requests of a person. Leaves out spam and those that were merged
 * into another one.
 */
const newestOf = <T extends RequestTable>(db: Reads, table: T, { numbers, emailKey }: Person) =>
  db
    .selectFrom<RequestTable>(table)
    .where((row) =>
      row.or([
        ...(numbers.length > 0 ? [row('phone_key', 'in', numbers)] : []),
        ...(emailKey ? [row('email_key', '=', emailKey)] : []),
      ]),
    )
    .where('spam_at', 'is', null)
    .where('merged_into', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_OTHERS);

/** Returns the newest bookings of a person. */
export async function bookingsOf(
  db: Reads,
  { numbers, emailKey }: Person,
): Promise<OtherBooking[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['reference', 'device_model', 'created_at', 'status'])
    .where((row) =>
      row.or([
        ...(numbers.length > 0 ? [row('phone_key', 'in', numbers)] : []),
        ...(emailKey ? [row('email_key', '=', emailKey)] : []),
      ]),
    )
    .where('erased_at', 'is', null)
    .where('spam_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_OTHERS)
    .execute();
  return rows.map(({ reference, device_model: about, created_at: createdAt, status }) => ({
    reference,
    about,
    createdAt,
    status,
  }));
}

/**
 * Returns the texts of the enquiries or quote requests that staff merged into one, oldest first.
 */
export async function mergedOf(
  db: Reads,
  topic: RequestTopic,
  ids: readonly string[],
): Promise<MergedRequest[]> {
  if (ids.length === 0) return [];
  if (topic === 'enquiries') {
    const rows = await db.selectFrom('enquiries').selectAll().where('id', 'in', ids).execute();
    return rows
      .map(toEnquiry)
      .sort(byTime)
      .map(({ reference, createdAt, message = '', items }) => ({
        ...{ reference, createdAt, services: '', message, items },
      }));
  }
  const rows = await db.selectFrom('quote_requests').selectAll().where('id', 'in', ids).execute();
  return rows
    .map(toQuoteRequest)
    .sort(byTime)
    .map(({ reference, createdAt, services, message = '' }) => ({
      ...{ reference, createdAt, services, message, items: [] },
    }));
}

type Dated = { id: string; createdAt: string };
const byTime = (one: Dated, other: Dated) =>
  one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id);

export async function referenceOf(
  db: Reads,
  topic: RequestTopic,
  id: string,
): Promise<string | undefined> {
  const found = db.selectFrom<RequestTable>(TABLES[topic]).select('reference').where('id', '=', id);
  return (await found.executeTakeFirst())?.reference;
}
