import { hashOf, newSecret, type Reads, type Trx } from '../../db';

/**
 * A new one-time link; null when the account got one since `since`. Anybody may ask for it, so it ends none that still works,
 * an invitation least of all: of all of them the first that is used ends the others.
 */
export async function addPasswordLink(
  trx: Trx,
  staffId: string,
  now: Date,
  { since, oldest }: { since: Date; oldest: Date },
): Promise<string | null> {
  const recent = await trx
    .selectFrom('password_links')
    .select('token_hash')
    .where('staff_id', '=', staffId)
    .where('created_at', '>', since.toISOString())
    .limit(1)
    .executeTakeFirst();
  if (recent) return null;
  await trx
    .deleteFrom('password_links')
    .where('staff_id', '=', staffId)
    .where('created_at', '<', oldest.toISOString())
    .where((row) =>
      row.or([row('lives_until', 'is', null), row('lives_until', '<', now.toISOString())]),
    )
    .execute();
  const token = newSecret();
  await trx
    .insertInto('password_links')
    .values({
      token_hash: hashOf(token),
      staff_id: staffId,
      created_at: now.toISOString(),
      lives_until: null,
    })
    .execute();
  return token;
}

/** The one-time link of an invitation. */
export async function addInvitation(
  trx: Trx,
  staffId: string,
  now: Date,
  livesUntil: Date,
): Promise<string> {
  const token = newSecret();
  await trx
    .insertInto('password_links')
    .values({
      token_hash: hashOf(token),
      staff_id: staffId,
      created_at: now.toISOString(),
      lives_until: livesUntil.toISOString(),
    })
    .execute();
  return token;
}

/** Whose link it is; null when it is wrong, used, or from before `oldest` and no invitation that still lives. */
export async function staffOfPasswordLink(
  trx: Reads,
  token: string,
  { oldest, now }: { oldest: Date; now: Date },
): Promise<string | null> {
  const row = await trx
    .selectFrom('password_links')
    .select('staff_id')
    .where('token_hash', '=', hashOf(token))
    .where((row) =>
      row.or([
        row('created_at', '>=', oldest.toISOString()),
        row('lives_until', '>=', now.toISOString()),
      ]),
    )
    .executeTakeFirst();
  return row?.staff_id ?? null;
}

/** Uses a link up together with every other one of its account; false when somebody was faster. */
export async function usePasswordLink(trx: Trx, token: string, staffId: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('password_links')
    .where('token_hash', '=', hashOf(token))
    .returning('token_hash')
    .executeTakeFirst();
  await endStaffLinks(trx, staffId);
  return used !== undefined;
}

/** Ends what was mailed to an account before its password changed or it was disabled: links and approvals. */
export async function endStaffLinks(trx: Trx, staffId: string): Promise<void> {
  await trx.deleteFrom('password_links').where('staff_id', '=', staffId).execute();
  await trx.deleteFrom('sign_in_approvals').where('staff_id', '=', staffId).execute();
}
