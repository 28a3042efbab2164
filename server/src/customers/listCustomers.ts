import { sql } from 'kysely';
import { searchTerms } from '@mcs-repairs/shared/domain/rules/searchTerms';
import { nationalNumber } from '@mcs-repairs/shared/domain/types/phoneNumber';
import type { CustomerLine, CustomerList } from '@mcs-repairs/shared/domain/types/customer';
import { type Db, matchText } from '../db';

const CUSTOMERS_LISTED = 50;
/**
 * How many of the newest bookings are read to find customers. The number is large, because several
 * of them may belong to one customer.
 */
const VISITS_READ = 400;

/**
 * Returns the customers with the newest bookings, or the customers who match a text. The text may
 * be a part of a name, device or email address, or the beginning of a phone number.
 */
export async function listCustomers(db: Db, search: string): Promise<CustomerList> {
  const rows = await newestVisits(db, search);
  const merged = await mainKeys(db, [...new Set(rows.map(({ phone_key }) => phone_key))]);
  const newest = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const key = merged.get(row.phone_key) ?? row.phone_key;
    if (!newest.has(key)) newest.set(key, row);
  }
  const listed = [...newest].slice(0, CUSTOMERS_LISTED);
  const visits = await countVisits(
    db,
    listed.map(([key]) => key),
  );
  const customers = listed.map(([phoneKey, row]): CustomerLine => ({
    phoneKey,
    phone: row.customer_phone,
    name: row.customer_name,
    visits: visits.get(phoneKey) ?? 0,
    lastAt: row.created_at,
    deviceModel: row.device_model,
    status: row.status,
  }));
  return { customers, more: newest.size > listed.length || rows.length === VISITS_READ };
}

async function newestVisits(db: Db, search: string) {
  const found = db
    .selectFrom('bookings')
    .select([
      'phone_key',
      'customer_phone',
      'customer_name',
      'created_at',
      'device_model',
      'status',
    ])
    .where('phone_key', '<>', '')
    .where('spam_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('bookings.id', 'desc')
    .limit(VISITS_READ);
  if (search === '') return found.execute();
  const digits = nationalNumber(search).replace(/^0+/, '');
  if (/^[+\d\s()-]{4,}$/.test(search) && digits) {
    // Finds texts that begin with these digits by comparing with two limits. The upper one ends
    // with ':', the character after '9'.
    const rows = await found
      .where('phone_key', '>=', digits)
      .where('phone_key', '<', `${digits}:`)
      .execute();
    // If no phone number begins with these digits, they may be a part of a reference or IMEI, or
    // the end of a phone number.
    if (rows.length) return rows;
  }
  const text = await matchText(db, 'bookings', searchTerms(search), { wanted: VISITS_READ });
  return found.where(text.first).execute();
}

async function mainKeys(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  if (!keys.length) return new Map();
  const rows = await db
    .selectFrom('customer_merges')
    .selectAll()
    .where('phone_key', 'in', keys)
    .execute();
  return new Map(rows.map(({ phone_key, main_key }) => [phone_key, main_key]));
}

/** Counts the visits of customers by their main number, with those of the merged numbers. */
async function countVisits(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  if (!keys.length) return new Map();
  const merged = await db
    .selectFrom('customer_merges')
    .selectAll()
    .where('main_key', 'in', keys)
    .execute();
  const mains = new Map(merged.map(({ phone_key, main_key }) => [phone_key, main_key]));
  const rows = await db
    .selectFrom('bookings')
    .select(['phone_key', sql<number | string>`count(*)`.as('count')])
    .where('phone_key', 'in', [...keys, ...mains.keys()])
    .where('spam_at', 'is', null)
    .groupBy('phone_key')
    .execute();
  const visits = new Map<string, number>();
  for (const { phone_key, count } of rows) {
    const main = mains.get(phone_key) ?? phone_key;
    visits.set(main, (visits.get(main) ?? 0) + Number(count));
  }
  return visits;
}
