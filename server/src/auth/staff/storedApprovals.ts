import { hashOf, newSecret, type Trx } from '../../db';

type Since = { account: Date; device: Date };

/**
 * Creates a secret with which a member approves a browser by email. Null if the account got `most`
 * secrets after `since.account`, or this browser got one after `since.device`. The caller must have
 * locked the account's row.
 */
export async function addSignInApproval(
  trx: Trx,
  { staffId, deviceHash }: { staffId: string; deviceHash: string },
  now: Date,
  since: Since,
  most: number,
): Promise<string | null> {
  const recent = await trx
    .selectFrom('sign_in_approvals')
    .select(['device_hash', 'created_at'])
    .where('staff_id', '=', staffId)
    .where('created_at', '>', since.account.toISOString())
    .execute();
  const isSame = recent.some(
    (row) => row.device_hash === deviceHash && row.created_at > since.device.toISOString(),
  );
  if (isSame || recent.length >= most) return null;
  const token = newSecret();
  await trx
    .insertInto('sign_in_approvals')
    .values({
      token_hash: hashOf(token),
      staff_id: staffId,
      device_hash: deviceHash,
      created_at: now.toISOString(),
    })
    .execute();
  return token;
}

/**
 * Deletes an approval of a browser and returns it. Null if it is wrong, used or older than
 * `oldest`.
 */
export async function takeSignInApproval(
  trx: Trx,
  token: string,
  oldest: Date,
): Promise<{ staffId: string; deviceHash: string } | null> {
  const row = await trx
    .deleteFrom('sign_in_approvals')
    .where('token_hash', '=', hashOf(token))
    .where('created_at', '>=', oldest.toISOString())
    .returning(['staff_id', 'device_hash'])
    .executeTakeFirst();
  return row ? { staffId: row.staff_id, deviceHash: row.device_hash } : null;
}
