import { hashOf, type Reads, type Trx } from '../../db';

/**
 * Records that somebody used the account in this browser, after a sign-in or an approval by email.
 */
export async function rememberDevice(
  trx: Trx,
  deviceHash: string,
  staffId: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('known_devices')
    .values({ token_hash: deviceHash, staff_id: staffId, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Returns whether this member has signed in with this browser before. If `staffId` is null, returns
 * whether any member has.
 */
export async function isKnownDevice(
  trx: Reads,
  token: string,
  staffId: string | null,
): Promise<boolean> {
  const known = trx
    .selectFrom('known_devices')
    .select('token_hash')
    .where('token_hash', '=', hashOf(token))
    .$if(staffId !== null, (query) => query.where('staff_id', '=', staffId ?? ''));
  return (await known.limit(1).executeTakeFirst()) !== undefined;
}

export async function forgetDevices(trx: Trx, staffId: string): Promise<void> {
  await trx.deleteFrom('known_devices').where('staff_id', '=', staffId).execute();
}
