import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Customer, CustomerDevice } from '@mcs-repairs/shared/domain/types/customer';
import { BOOKING_COLUMNS, mainKeyOf, numbersOf, toBooking } from '../bookings';
import type { Reads } from '../db';
import { toEnquiry, toQuoteRequest } from '../inquiries';
import { listMerges } from './listMerges';

/**
 * The maximum number of bookings on the page of a customer. The list of bookings shows all of them.
 */
const MOST = 200;

/**
 * Returns all data of the customer with a phone number. Null if there is none. Without
 * `seesRequests`, leaves out enquiries and quote requests.
 */
export async function findCustomer(
  trx: Reads,
  phoneKey: string,
  seesRequests: boolean,
): Promise<Customer | null> {
  const mainKey = await mainKeyOf(trx, phoneKey);
  const numbers = await numbersOf(trx, mainKey);
  const rows = await trx
    .selectFrom('bookings')
    .select(BOOKING_COLUMNS)
    .where('phone_key', 'in', numbers)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  const bookings = rows.map(toBooking);
  const enquiries = seesRequests ? await requestsOf(trx, 'enquiries', numbers) : [];
  const quoteRequests = seesRequests ? await requestsOf(trx, 'quote_requests', numbers) : [];
  const notes = await notesOf(trx, numbers);
  const [newest] = bookings;
  const name =
    newest?.customerName ?? enquiries[0]?.customer_name ?? quoteRequests[0]?.contact_person;
  if (name === undefined && notes.length === 0) return null;
  return {
    phoneKey: mainKey,
    phone:
      newest?.customerPhone ?? enquiries[0]?.customer_phone ?? quoteRequests[0]?.phone ?? mainKey,
    name: name ?? mainKey,
    email:
      bookings.find(({ customerEmail }) => customerEmail)?.customerEmail ??
      quoteRequests[0]?.email ??
      '',
    otherNumbers: numbers.slice(1),
    merges: await listMerges(trx, numbers),
    bookings,
    devices: await devicesOf(trx, bookings),
    enquiries: enquiries.map(toEnquiry),
    quoteRequests: quoteRequests.map(toQuoteRequest),
    notes,
  };
}

async function requestsOf<T extends 'enquiries' | 'quote_requests'>(
  trx: Reads,
  table: T,
  numbers: readonly string[],
) {
  const rows = await trx
    .selectFrom<'enquiries' | 'quote_requests'>(table)
    .selectAll()
    .where('phone_key', 'in', numbers)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows as unknown as (T extends 'enquiries'
    ? Parameters<typeof toEnquiry>[0]
    : Parameters<typeof toQuoteRequest>[0])[];
}

async function notesOf(trx: Reads, numbers: readonly string[]) {
  const rows = await trx
    .selectFrom('customer_notes')
    .select(['id', 'text', 'by_name as by', 'created_at as at'])
    .where('phone_key', 'in', numbers)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows;
}

/** Returns a customer's devices by model and serial number. The device that came last is first. */
async function devicesOf(trx: Reads, bookings: readonly Booking[]): Promise<CustomerDevice[]> {
  const ids = bookings.map(({ id }) => id);
  if (!ids.length) return [];
  const kept = await trx
    .selectFrom('intakes')
    .select(['booking_id', 'serial'])
    .where('booking_id', 'in', ids)
    .execute();
  const serials = new Map(kept.map(({ booking_id, serial }) => [booking_id, serial]));
  const devices = new Map<string, CustomerDevice>();
  for (const { id, deviceModel, createdAt } of bookings) {
    const serial = serials.get(id) ?? '';
    const key = serial || deviceModel.toLowerCase();
    const known = devices.get(key);
    if (known) known.visits += 1;
    else devices.set(key, { deviceModel, serial, visits: 1, lastAt: createdAt });
  }
  return [...devices.values()];
}
