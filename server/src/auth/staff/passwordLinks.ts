import { hashOf, newSecret, type Reads, type Trx } from '../../db';

/**
 * Creates a one-time link to set a password. Null if the account got such a link after `since`.
 * Anybody may request a link, so a new link does not end earlier links or an invitation. The first
 * use of any link ends all other links of the account.
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
    .where('lives_until', 'is', null)
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

/**
 * Creates the one-time link of an invitation. An expired invitation stays stored until the member
 * has a password, because it says that nobody has accepted it.
 */
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

/** Returns the ids of the accounts whose members have not accepted their invitations. */
export async function invitedStaff(trx: Reads): Promise<ReadonlySet<string>> {
  const invitations = trx.selectFrom('password_links').select('staff_id');
  const rows = await invitations.where('lives_until', 'is not', null).execute();
  return new Set(rows.map(({ staff_id }) => staff_id));
}

/**
 * Returns the account of a link to set a password. Null if the link is wrong or used. Also null if
 * it is older than `oldest` and not a valid invitation.
 */
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

/**
 * Deletes a link and all other links of its account. Returns false if another request used the link
 * first.
 */
export async function usePasswordLink(trx: Trx, token: string, staffId: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('password_links')
    .where('token_hash', '=', hashOf(token))
    .returning('token_hash')
    .executeTakeFirst();
  await endStaffLinks(trx, staffId);
  return used !== undefined;
}

/**
 * Deletes an account's emailed password links and approvals of browsers. Used after a password
 * change, or when the account is disabled.
 */
export async function endStaffLinks(trx: Trx, staffId: string): Promise<void> {
  await trx.deleteFrom('password_links').where('staff_id', '=', staffId).execute();
  await trx.deleteFrom('sign_in_approvals').where('staff_id', '=', staffId).execute();
}
