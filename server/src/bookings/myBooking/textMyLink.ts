import { mobileNumber } from '@mcs-repairs/shared/domain/rules/mobileNumber';
import { phoneKey } from '@mcs-repairs/shared/domain/types/phoneNumber';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Trx } from '../../db';
import { addMail, type MailPayload } from '../../notifications';
import { addLink } from '../bookingLinks';
import { mainKeyOf } from '../erasure/mergedNumbers';
import type { Shop } from '../shop';
import { withMyBooking } from './linkedBooking';
import { trackingHash } from './trackingCodes';

const MINUTE = 60_000;
/** For this many milliseconds after a text message, further requests send no text message. */
const AGAIN_MS = 5 * MINUTE;
const DAY = 24 * 60 * MINUTE;
const MOST_A_DAY = 2;
/**
 * The message is not sent after this many milliseconds. A customer who has forgotten the request
 * would be surprised.
 */
const VALID_MS = 30 * MINUTE;

/**
 * The response is the same whether a message is sent or a limit is reached. Otherwise, anybody
 * could find out what others requested.
 */
const ANSWER = {
  message:
    'We text your link to the phone number of this booking. If nothing arrives within a few minutes, please copy the link instead.',
};

/**
 * Sends a new private link as a text message to the phone number of a booking. The person who
 * requests it has the current link. The message counts towards the limits of codes (`takeCredit`),
 * because anybody can book with a stranger's number.
 */
export const textMyLink = (
  shop: Shop,
  token: string,
  network: string,
): Promise<Result<typeof ANSWER>> =>
  withMyBooking(shop, token, null, async (trx, booking) => {
    if (shop.config.shop.textChannels?.includes('sms')) {
      await queueText(shop, trx, booking, network);
    }
    return { ok: true, value: ANSWER };
  });

async function queueText(shop: Shop, trx: Trx, booking: Booking, network: string): Promise<void> {
  const { db } = shop;
  const now = shop.now();
  const { id, customerPhone, spamAt } = booking;
  if (spamAt || !mobileNumber(customerPhone)) return;
  const sent = await trx
    .selectFrom('outbox')
    .select('created_at')
    .where('booking_id', '=', id)
    .where('kind', '=', 'link-text')
    .where('created_at', '>', new Date(now.getTime() - DAY).toISOString())
    .execute();
  const isRecent = sent.some(({ created_at }) => now.getTime() - Date.parse(created_at) < AGAIN_MS);
  if (isRecent || sent.length >= MOST_A_DAY) return;
  const mainKey = await mainKeyOf(trx, phoneKey(customerPhone));
  const payload: MailPayload = {
    token: await addLink(shop, trx, id),
    network,
    person: await trackingHash(db, 'person', mainKey),
    validUntil: new Date(now.getTime() + VALID_MS).toISOString(),
  };
  await addMail(trx, { bookingId: id, kind: 'link-text', channel: 'sms', payload }, now);
}
