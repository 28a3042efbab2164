import { mobileNumber } from '@mcs-repairs/shared/domain/rules/mobileNumber';
import type { TextChannel } from '@mcs-repairs/shared/domain/types/message';
import { mainKeyOf } from '../erasure/mergedNumbers';
import { heldRows, type Trx } from '../../db';
import { addMail, type MailPayload } from '../../notifications';
import type { Shop } from '../shop';
import type { CodeQuestion } from './mailCodes';
import { addCode, CODE_MINUTES, newCode, trackingHash } from './trackingCodes';

/**
 * Texts a code to a number that booked. Returns false when no text can be sent.
 * The code opens every booking of the number, because its reader has the telephone.
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

/** By SMS, since the request itself is consent. By WhatsApp only when a booking of the number agreed to it. */
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
  // Locked, so that an edit of the number cannot send this code to another one.
  const booking = await heldRows(agreed, db.engine).executeTakeFirst();
  return booking ? { bookingId: booking.id, channel } : null;
}
