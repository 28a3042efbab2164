import { createHmac, randomInt } from 'node:crypto';
import { type Db, newId, serverSecret, type Trx } from '../../db';
import type { CodeReach } from './trackingTables';

export const CODE_MINUTES = 10;
const MINUTE = 60_000;
/** The number of attempts for each code from one network. A new code starts the count again. */
const MOST_TRIES = 5;
/**
 * The number of attempts for each code, summed over all networks that did not request the code.
 * There are a million possible codes.
 */
const MOST_TRIES_OF_OTHERS = 100;
/** Repeated requests within this time send one message. */
const AGAIN_MS = MINUTE;

/** Returns six random digits, all combinations equally likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * Returns a keyed hash of a phone number or code for storage. Without the server's secret, nobody
 * can find the code by hashing all possible codes.
 */
export async function trackingHash(db: Db, ...parts: string[]): Promise<string> {
  const secret = await serverSecret(db, 'recipient');
  return createHmac('sha256', secret)
    .update(['tracking', ...parts].join('\n'))
    .digest('base64url');
}

/** Returns whether a code for this phone number was created within the last minute. */
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
  code: {
    phoneHash: string;
    bookingId: string;
    codeHash: string;
    network: string;
    reach: CodeReach;
    addressHash?: string;
  },
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
      asked_by: code.network,
      reach: code.reach,
      address_hash: code.addressHash ?? '',
    })
    .execute();
}

/**
 * Returns the last texted code for a booking's number, if it is still valid: the number's hash and
 * the requesting network.
 */
export async function livingTextCode(
  trx: Trx,
  bookingId: string,
  now: Date,
): Promise<{ phoneHash: string; network: string } | null> {
  const row = await trx
    .selectFrom('tracking_codes')
    .select(['phone_hash as phoneHash', 'asked_by as network'])
    .where('booking_id', '=', bookingId)
    .where('reach', '=', 'number')
    .where('created_at', '>', oldestAt(now))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

const oldestAt = (now: Date) => new Date(now.getTime() - CODE_MINUTES * MINUTE).toISOString();

/**
 * The booking and access that a correct code opens, and the email address that received the code.
 */
export type Opened = { bookingId: string; reach: CodeReach; addressHash: string };

/** An attempt: which network tries which code for which number. */
export type CodeTry = { phoneHash: string; codeHash: string; network: string };

/**
 * Uses a code. Returns its booking and what the code gives access to. Null if it matches no code of
 * the number, or if all codes have expired or had too many attempts. An attempt counts for every
 * code of the number, before the comparison. Each network has five attempts of its own. Otherwise,
 * a stranger could use up the attempts of the customer. Networks that did not request the code have
 * a hundred attempts in total.
 */
export async function takeCode(trx: Trx, asked: CodeTry, now: Date): Promise<Opened | null> {
  const living = await trx
    .selectFrom('tracking_codes')
    .select(['id', 'booking_id', 'code_hash', 'asked_by', 'reach', 'address_hash'])
    .where('phone_hash', '=', asked.phoneHash)
    .where('created_at', '>', oldestAt(now))
    .orderBy('id')
    .execute();
  let right: (typeof living)[number] | undefined;
  for (const code of living) {
    const mayTry = await countTry(trx, code, asked.network);
    if (mayTry && code.code_hash === asked.codeHash) right = code;
  }
  if (!right) return null;
  await trx.deleteFrom('tracking_codes').where('id', '=', right.id).execute();
  const { booking_id: bookingId, reach, address_hash: addressHash } = right;
  return { bookingId, reach, addressHash };
}

/** Counts an attempt. Returns false if no more are allowed. */
async function countTry(
  trx: Trx,
  { id, asked_by }: { id: string; asked_by: string },
  network: string,
): Promise<boolean> {
  const own = await trx
    .insertInto('tracking_tries')
    .values({ code_id: id, network, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['code_id', 'network'])
        .doUpdateSet((row) => ({ tries: row('tracking_tries.tries', '+', 1) }))
        .where('tracking_tries.tries', '<', MOST_TRIES),
    )
    .returning('tries')
    .executeTakeFirst();
  if (!own) return false;
  if (network === asked_by) return true;
  const ofOthers = await trx
    .updateTable('tracking_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', MOST_TRIES_OF_OTHERS)
    .returning('tries')
    .executeTakeFirst();
  return ofOthers !== undefined;
}
