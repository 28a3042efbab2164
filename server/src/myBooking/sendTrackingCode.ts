import { sql } from 'kysely';
import { phoneKey } from 'shared/domain/rules/phoneKey';
import { promiseMail, recipientKey } from '../bookings/promiseMail';
import { lockKeys } from '../db/lockKeys';
import type { Reads } from '../db/schema';
import { inTransaction } from '../db/transact';
import type { Shop } from '../shop';
import { addCode, CODE_MINUTES, hasFreshCode, newCode, trackingHash } from './trackingCodes';

/** The same for a number that booked, one that did not, and one that booked without an e-mail address. */
export const CODE_ANSWER = {
  message: `If a booking with an e-mail address has this number, a code is on its way to that address. It works for ${CODE_MINUTES} minutes.`,
};

/** A family may share a phone; more addresses than this are somebody's game. */
const MOST_ADDRESSES = 3;
const LOOKED_THROUGH = 50;

/**
 * Mails a code to each address that a phone number booked with. One code shows the visits of its own address alone: whoever
 * books with a stranger's number sees nothing of that stranger.
 */
export async function sendTrackingCode(
  shop: Shop,
  phone: string,
  network: string,
): Promise<typeof CODE_ANSWER> {
  const now = shop.now();
  const key = phoneKey(phone);
  const phoneHash = await trackingHash(shop.db, key);
  const newest = key ? await newestByAddress(shop.db, key) : [];
  if (!newest.length) return CODE_ANSWER;
  const codes = await Promise.all(
    newest.map(async (booking) => {
      const code = newCode();
      return { booking, code, codeHash: await trackingHash(shop.db, phoneHash, code) };
    }),
  );
  await inTransaction(shop.db, async (trx) => {
    const recipients = newest.map(({ email_key }) => recipientKey(email_key));
    await lockKeys(trx, shop.db.engine, [`tracking ${phoneHash}`, ...recipients]);
    if (await hasFreshCode(trx, phoneHash, now)) return;
    for (const { booking, code, codeHash } of codes) {
      const { id, appointment_date: appointmentDate, appointment_time: appointmentTime } = booking;
      const about = { id, appointmentDate, appointmentTime };
      const isPromised = await promiseMail(shop, trx, about, 'tracking-code', '', 0, { code });
      if (isPromised) await addCode(trx, { phoneHash, bookingId: id, codeHash, network }, now);
    }
  });
  return CODE_ANSWER;
}

/** The newest booking of each e-mail address that a number booked with. */
async function newestByAddress(db: Reads, key: string) {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'email_key', 'appointment_date', 'appointment_time'])
    .where('phone_key', '=', key)
    .where('email_key', '!=', '')
    .where('erased_at', 'is', null)
    .where('spam_at', 'is', null)
    // What the shop has dealt with comes first: anybody can book with a stranger's number.
    .orderBy(sql`case when status = 'pending' then 1 else 0 end`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LOOKED_THROUGH)
    .execute();
  const byAddress = new Map<string, (typeof rows)[number]>();
  for (const row of rows) if (!byAddress.has(row.email_key)) byAddress.set(row.email_key, row);
  return [...byAddress.values()].slice(0, MOST_ADDRESSES);
}
