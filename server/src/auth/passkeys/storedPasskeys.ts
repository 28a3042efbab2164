import type { Passkey, PasskeyRequest } from '@mcs-repairs/shared/domain/types/passkey';
import type { Selectable } from 'kysely';
import { newId, type Reads, type Tables, type Trx } from '../../db';

export type PasskeyRow = Selectable<Tables['passkeys']>;
type Descriptor = PasskeyRequest['allowCredentials'][number];

/** Returns the passkeys of one account, oldest first. */
export const passkeysOf = (trx: Reads, staffId: string): Promise<PasskeyRow[]> =>
  trx
    .selectFrom('passkeys')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/**
 * Converts a stored passkey to the form that the API returns. `site` is the host name at which
 * passkeys currently work, or null if they do not work.
 */
export const toPasskey = (row: PasskeyRow, site: string | null): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  elsewhere: row.site !== site,
});

/** Converts a passkey to the form that browsers expect in a request. */
export const toDescriptor = (row: PasskeyRow): Descriptor => ({
  id: row.credential_id,
  type: 'public-key',
  transports: JSON.parse(row.transports) as Descriptor['transports'],
});

/**
 * Stores a passkey. Returns false if this credential is already stored, in this account or another.
 */
export async function insertPasskey(
  trx: Trx,
  passkey: Omit<PasskeyRow, 'id' | 'created_at' | 'last_used_at'>,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('passkeys')
    .values({ id: newId(), ...passkey, created_at: now.toISOString(), last_used_at: null })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a passkey. Returns its name, or null when the account has no such passkey. */
export async function deletePasskey(trx: Trx, staffId: string, id: string): Promise<string | null> {
  const gone = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('name')
    .executeTakeFirst();
  return gone?.name ?? null;
}

/**
 * Stores the signature counter of a passkey. Returns false if the counter did not increase, because
 * the key may be a copy. Also returns false if the passkey no longer exists. Devices without a
 * counter always send 0.
 */
export async function noteUse(
  trx: Trx,
  { id, count }: { id: string; count: number },
  now: Date,
): Promise<boolean> {
  const used = await trx
    .updateTable('passkeys')
    .set({ sign_count: count, last_used_at: now.toISOString() })
    .where('id', '=', id)
    .where((row) => (count === 0 ? row('sign_count', '=', 0) : row('sign_count', '<', count)))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
