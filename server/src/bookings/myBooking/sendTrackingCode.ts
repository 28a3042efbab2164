import { phoneKey } from '@mcs-repairs/shared/domain/types/phoneNumber';
import { recipientKey } from '../promiseMail';
import { inTransaction, lockKeys } from '../../db';
import type { Shop } from '../shop';
import { mailCodes, newestByAddress } from './mailCodes';
import { textCode } from './textCode';
import { CODE_MINUTES, hasFreshCode, trackingHash } from './trackingCodes';

/**
 * Returns the response to a request for a code. It is the same for every phone number, so nobody
 * can find out whether a number has bookings or an email address.
 */
export function codeAnswer({ config }: Pick<Shop, 'config'>): { message: string } {
  const message = config.shop.textChannels?.includes('sms')
    ? `If a booking has this number, a code is on its way: as a text message to the number, or else to the email address of the booking. It works for ${CODE_MINUTES} minutes.`
    : `If a booking with an email address has this number, a code is on its way to that address. It works for ${CODE_MINUTES} minutes.`;
  return { message };
}

/**
 * Sends a code by text message to a phone number of a booking. If no text message is possible,
 * emails one code to each address that was used with the number.
 */
export async function sendTrackingCode(
  shop: Shop,
  phone: string,
  network: string,
): Promise<{ message: string }> {
  const key = phoneKey(phone);
  const phoneHash = await trackingHash(shop.db, key);
  const asked = { key, phoneHash, network };
  const newest = key ? await newestByAddress(shop.db, key) : [];
  const recipients = newest.map(({ email_key }) => recipientKey(email_key));
  // The transaction also runs for an unknown number, so the response takes the same time. Only the
  // stored rows differ.
  await inTransaction(shop.db, async (trx) => {
    await lockKeys(trx, shop.db.engine, [`tracking ${phoneHash}`, ...recipients]);
    if (await hasFreshCode(trx, phoneHash, shop.now())) return;
    if (!(await textCode(shop, trx, asked))) await mailCodes(shop, trx, asked);
  });
  return codeAnswer(shop);
}
