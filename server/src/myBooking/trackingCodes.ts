import { createHmac, randomInt } from 'node:crypto';
import { newId } from '../db/ids';
import type { Db, Trx } from '../db/schema';
import { serverSecret } from '../db/serverSecrets';

export const CODE_MINUTES = 10;
const MINUTE = 60_000;
const MOST_TRIES = 5;
/** Whoever asks twice in a hurry has one mail on the way. */
const AGAIN_MS = MINUTE;

/** Six digits, each as likely as any other. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** A phone number or a code as it is stored: without the server's secret a million codes cannot be tried on it. */
export async function trackingHash(db: Db, ...parts: string[]): Promise<string> {
  const secret = await serverSecret(db, 'recipient');
  return createHmac('sha256', secret)
    .update(['tracking', ...parts].join('\n'))
    .digest('base64url');
}

/** Whether a code for this phone number was made within the last minute. */
export async function hasFreshCode(trx: Trx, phoneHash: string, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('tracking_codes')
    .select('id')
    .where('phone_hash', '=', phoneHash)
    .where('created_at', '>', new Date(now.getTime() - AGAIN_MS).toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function addCode(
  trx: Trx,
  code: { phoneHash: string; bookingId: string; codeHash: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('tracking_codes')
    .values({
      id: newId(),
      phone_hash: code.phoneHash,
      booking_id: code.bookingId,
      code_hash: code.codeHash,
      tries: 0,
      created_at: now.toISOString(),
    })
    .execute();
}

/**
 * Uses a code up: the booking that it was mailed for, null when none of the number's codes is this one, or all are too old
 * or were tried five times. A try counts for every code of the number, before it is compared.
 */
export async function takeCode(
  trx: Trx,
  { phoneHash, codeHash }: { phoneHash: string; codeHash: string },
  now: Date,
): Promise<string | null> {
  const oldest = new Date(now.getTime() - CODE_MINUTES * MINUTE).toISOString();
  const tried = await trx
    .updateTable('tracking_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('phone_hash', '=', phoneHash)
    .where('created_at', '>', oldest)
    .where('tries', '<', MOST_TRIES)
    .returning(['id', 'booking_id', 'code_hash'])
    .execute();
  const right = tried.find(({ code_hash }) => code_hash === codeHash);
  if (!right) return null;
  await trx.deleteFrom('tracking_codes').where('id', '=', right.id).execute();
  return right.booking_id;
}
