import { createHmac, randomInt } from 'node:crypto';
import { type Db, newId, serverSecret, type Trx } from '../../db';
import type { CodeReach } from './trackingTables';

export const CODE_MINUTES = 10;
const MINUTE = 60_000;
/**
 * The maximum number of attempts for each code from one network. For a new code, the count starts
 * again.
 */
const MOST_TRIES = 5;
/**
 * The maximum number of attempts for each code, summed over all networks that did not request the
 * code. There are a million possible codes.
 */
const MOST_TRIES_OF_OTHERS = 100;
/** If a code is requested again within this many milliseconds, only one message is sent. */
const AGAIN_MS = MINUTE;

/** Returns a code of six random digits. All combinations are equally likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * Returns a keyed hash of a phone number or code for storage. A code has few possible values. The
 * server's secret in the hash prevents that somebody hashes all of them and compares.
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
 * Returns the number's hash and the requesting network of the last code that was texted for a
 * booking. Undefined if no such code is still valid.
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
 * What a correct code opens: a booking, what the code proves (`reach`), and the hash of the email
 * address that received it.
 */
export type Opened = { bookingId: string; reach: CodeReach; addressHash: string };

/** An attempt to use a code: which network tries which code for which phone number. */
export type CodeTry = { phoneHash: string; codeHash: string; network: string };

/**
 * Uses a code. Returns its booking and what the code proves. Null if the code is wrong, or if all
 * codes of the number have expired or had too many attempts. Before the comparison, the attempt is
 * counted for every code of the number. Each network has five attempts of its own. Otherwise, a
 * stranger could use up the customer's attempts. All networks that did not request the code have a
 * hundred attempts together.
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

/** Counts an attempt to use a code. Returns false if it is above the limit. */
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
