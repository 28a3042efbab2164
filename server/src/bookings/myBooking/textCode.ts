import { mobileNumber } from '@mcs-repairs/shared/domain/rules/mobileNumber';
import type { TextChannel } from '@mcs-repairs/shared/domain/types/message';
import { mainKeyOf } from '../erasure/mergedNumbers';
import { heldRows, type Trx } from '../../db';
import { addMail, type MailPayload } from '../../notifications';
import type { Shop } from '../shop';
import type { CodeQuestion } from './mailCodes';
import { addCode, CODE_MINUTES, newCode, trackingHash } from './trackingCodes';

/**
 * Sends a code by text message to a phone number of a booking. Returns false if no text message is
 * possible. The code shows every booking of the number, because the person who reads it has the
 * phone.
 */
export async function textCode(
  shop: Pick<Shop, 'config' | 'db' | 'now'>,
  trx: Trx,
  { key, phoneHash, network }: CodeQuestion,
): Promise<boolean> {
  const way = await textWay(trx, shop, key);
  if (!way) return false;
  const now = shop.now();
  const code = newCode();
  const codeHash = await trackingHash(shop.db, phoneHash, code);
  const validUntil = new Date(now.getTime() + CODE_MINUTES * 60_000).toISOString();
  const person = await trackingHash(shop.db, 'person', await mainKeyOf(trx, key));
  const payload: MailPayload = { token: '', code, network, person, validUntil };
  await addMail(trx, { ...way, kind: 'tracking-code', payload }, now);
  const { bookingId } = way;
  await addCode(trx, { phoneHash, bookingId, codeHash, network, reach: 'number' }, now);
  return true;
}

/**
 * Chooses the channel (SMS or WhatsApp) for a code, and the booking to which its text message
 * belongs. Null if no text message is possible. For an SMS, the request for the code is enough. For
 * WhatsApp, the customer must have agreed in a booking with the number.
 */
async function textWay(
  trx: Trx,
  { config, db }: Pick<Shop, 'config' | 'db'>,
  key: string,
): Promise<{ bookingId: string; channel: TextChannel } | null> {
  const { textChannels: ways = [] } = config.shop;
  if (!ways.length || mobileNumber(key) === null) return null;
  const newest = trx
    .selectFrom('bookings')
    .select('id')
    .where('phone_key', '=', key)
    .where('erased_at', 'is', null)
    .where('spam_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  const channel = ways.includes('sms') ? 'sms' : 'whatsapp';
  const agreed = newest.$if(channel === 'whatsapp', (query) =>
    query.where('text_channels', 'like', '%whatsapp%'),
  );
  // Locks the booking. Otherwise, staff could change its number at the same moment, and the code
  // would go to the wrong number.
  const booking = await heldRows(agreed, db.engine).executeTakeFirst();
  return booking ? { bookingId: booking.id, channel } : null;
}
