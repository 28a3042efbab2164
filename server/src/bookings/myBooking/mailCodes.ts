import { sql } from 'kysely';
import { promiseMail } from '../promiseMail';
import type { Reads, Trx } from '../../db';
import type { Shop } from '../shop';
import { addCode, livingTextCode, newCode, trackingHash } from './trackingCodes';

/**
 * A request for a code to track repairs: the normalised phone number, its hash, and the network of
 * the sender.
 */
export type CodeQuestion = { key: string; phoneHash: string; network: string };
type Place = Pick<Shop, 'config' | 'db' | 'now'>;

/**
 * The maximum number of email addresses for one phone number. A family may share a number. More
 * addresses than this suggest abuse.
 */
const MOST_ADDRESSES = 3;
const LOOKED_THROUGH = 50;

/**
 * Emails a code to each address that customers have used with this phone number. Each code shows
 * only the bookings with its own address. Otherwise, anybody who books with a stranger's number
 * could see the stranger's bookings.
 */
export async function mailCodes(
  shop: Place,
  trx: Trx,
  { key, phoneHash, network }: CodeQuestion,
): Promise<void> {
  for (const booking of await newestByAddress(trx, key)) {
    const code = newCode();
    const codeHash = await trackingHash(shop.db, phoneHash, code);
    const { id, appointment_date: appointmentDate, appointment_time: appointmentTime } = booking;
    const about = { id, appointmentDate, appointmentTime };
    const isPromised = await promiseMail(shop, trx, about, 'tracking-code', { token: '', code });
    const addressHash = await trackingHash(shop.db, 'address', booking.email_key);
    const reach = 'address' as const;
    const kept = { phoneHash, bookingId: id, codeHash, network, reach, addressHash };
    if (isPromised) await addCode(trx, kept, shop.now());
  }
}

/**
 * Emails new codes after a text message with a code failed. The failed code cannot be reused,
 * because it would show more: access to a mailbox proves less than access to the phone. No code is
 * emailed if somebody has used the texted code, or if it has expired.
 */
export async function mailCodesInstead(shop: Place, trx: Trx, bookingId: string): Promise<void> {
  const texted = await livingTextCode(trx, bookingId, shop.now());
  if (!texted) return;
  const booking = await trx
    .selectFrom('bookings')
    .select('phone_key')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  const key = booking?.phone_key;
  // Staff have changed the phone number of the booking since the request. Nobody requested a code
  // for the new number.
  if (!key || (await trackingHash(shop.db, key)) !== texted.phoneHash) return;
  await mailCodes(shop, trx, { ...texted, key });
}

/**
 * Returns the newest booking of each email address that customers have used with this phone number.
 */
export async function newestByAddress(db: Reads, key: string) {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'email_key', 'appointment_date', 'appointment_time'])
    .where('phone_key', '=', key)
    .where('email_key', '!=', '')
    .where('erased_at', 'is', null)
    .where('spam_at', 'is', null)
    // Bookings that staff have already handled come first, because anybody can book with a
    // stranger's number.
    .orderBy(sql`case when status = 'pending' then 1 else 0 end`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LOOKED_THROUGH)
    .execute();
  const byAddress = new Map<string, (typeof rows)[number]>();
  for (const row of rows) if (!byAddress.has(row.email_key)) byAddress.set(row.email_key, row);
  return [...byAddress.values()].slice(0, MOST_ADDRESSES);
}
