import { mobileNumber } from '@mcs-repairs/shared/domain/rules/mobileNumber';
import { phoneKey } from '@mcs-repairs/shared/domain/types/phoneNumber';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { inTransaction, lockKeys, type Trx } from '../../db';
import { addMail, type MailPayload } from '../../notifications';
import { addLink, findLinkedBooking } from '../bookingLinks';
import { mainKeyOf } from '../erasure/mergedNumbers';
import { holdBooking } from '../storedBookings';
import type { Shop } from '../shop';
import { UNKNOWN, VIEW_ONLY } from './linkedBooking';
import { trackingHash } from './trackingCodes';

const MINUTE = 60_000;
/** Within this time one text message is sent, however often it is requested. */
const AGAIN_MS = 5 * MINUTE;
const DAY = 24 * 60 * MINUTE;
const MOST_A_DAY = 2;
/** A later message would surprise a customer who has forgotten the request. */
const VALID_MS = 30 * MINUTE;

/**
 * The answer is the same whether a message is sent or a limit is reached, so that nobody learns
 * what others requested.
 */
const ANSWER = {
  message:
    'We text your link to the phone number of this booking. If nothing arrives within a few minutes, please copy the link instead.',
};

/**
 * Sends a new private link as a text message to the phone number of a booking, if the holder of its
 * current link requests it. The message counts towards the limits of codes (`takeCredit`), because
 * anybody can book with a stranger's number.
 */
export async function textMyLink(
  shop: Pick<Shop, 'config' | 'db' | 'now'>,
  token: string,
  network: string,
): Promise<Result<typeof ANSWER>> {
  const linked = await findLinkedBooking(shop.db, token);
  if (!linked) return { ok: false, failure: UNKNOWN };
  if (linked.isViewOnly) return { ok: false, failure: VIEW_ONLY };
  if (shop.config.shop.textChannels?.includes('sms')) {
    await inTransaction(shop.db, (trx) => queueText(shop, trx, token, network));
  }
  return { ok: true, value: ANSWER };
}

async function queueText(
  shop: Pick<Shop, 'config' | 'db' | 'now'>,
  trx: Trx,
  token: string,
  network: string,
): Promise<void> {
  const { db } = shop;
  const now = shop.now();
  const seen = await findLinkedBooking(trx, token);
  if (!seen) return;
  const { id } = seen.booking;
  await lockKeys(trx, db.engine, [`texted link ${id}`]);
  await holdBooking(trx, db.engine, id);
  // The link ends when staff change the number, so this message cannot go to another number.
  const linked = await findLinkedBooking(trx, token);
  if (!linked || linked.booking.spamAt || !mobileNumber(linked.booking.customerPhone)) return;
  const sent = await trx
    .selectFrom('outbox')
    .select('created_at')
    .where('booking_id', '=', id)
    .where('kind', '=', 'booking-link')
    .where('channel', '=', 'sms')
    .where('created_at', '>', new Date(now.getTime() - DAY).toISOString())
    .execute();
  const isRecent = sent.some(({ created_at }) => now.getTime() - Date.parse(created_at) < AGAIN_MS);
  if (isRecent || sent.length >= MOST_A_DAY) return;
  const mainKey = await mainKeyOf(trx, phoneKey(linked.booking.customerPhone));
  const payload: MailPayload = {
    token: await addLink(shop, trx, id),
    network,
    person: await trackingHash(db, 'person', mainKey),
    validUntil: new Date(now.getTime() + VALID_MS).toISOString(),
  };
  await addMail(trx, { bookingId: id, kind: 'booking-link', channel: 'sms', payload }, now);
}
