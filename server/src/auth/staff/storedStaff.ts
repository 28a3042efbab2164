import { sql, type Selectable } from 'kysely';
import type { Role } from '@mcs-repairs/shared/domain/types/rights';
import type { StaffMember } from '@mcs-repairs/shared/domain/types/staff';
import { type Engine, heldRows, newId, type Reads, type Tables, type Trx } from '../../db';

export type StaffRow = Selectable<Tables['staff']>;

export function toStaffMember(row: StaffRow): StaffMember {
  const { id, name, email, role, disabled_at, created_at } = row;
  return { id, name, email, role, disabled: disabled_at !== null, createdAt: created_at };
}

/** Adds an account, by default an owner. Null if an account with this email address exists. */
export async function insertStaff(
  trx: Trx,
  account: { name: string; email: string; passwordHash: string; role?: Role | undefined },
  now: Date,
): Promise<StaffRow | null> {
  const row = await trx
    .insertInto('staff')
    .values({
      id: newId(),
      name: account.name,
      email: account.email,
      password_hash: account.passwordHash,
      disabled_at: null,
      created_at: now.toISOString(),
      role: account.role ?? 'owner',
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function staffByEmail(trx: Reads, email: string): Promise<StaffRow | null> {
  const query = trx.selectFrom('staff').selectAll().where('email', '=', email);
  return (await query.executeTakeFirst()) ?? null;
}

export async function staffById(trx: Reads, id: string): Promise<StaffRow | null> {
  return (
    (await trx.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  );
}

export function allStaff(trx: Reads): Promise<StaffRow[]> {
  return trx.selectFrom('staff').selectAll().orderBy('created_at').orderBy('id').execute();
}

export async function hasStaff(trx: Reads): Promise<boolean> {
  const found = await trx
    .selectFrom('staff')
    .select(sql`1`.as('one'))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Returns the accounts that can sign in, and locks their rows. Until this transaction ends, no
 * other transaction can disable them or change their roles.
 */
export async function holdActiveStaff(trx: Trx, engine: Engine): Promise<Active[]> {
  const active = trx.selectFrom('staff').select(['id', 'role']).where('disabled_at', 'is', null);
  return heldRows(active.orderBy('id'), engine).execute();
}

type Active = Pick<StaffRow, 'id' | 'role'>;

/**
 * Returns whether this account is the only owner among the active accounts. Only owners can change
 * rights.
 */
export const isLastOwner = (active: readonly Active[], id: string): boolean =>
  active.some((member) => member.id === id && member.role === 'owner') &&
  active.filter(({ role }) => role === 'owner').length === 1;

export async function setStaffRole(trx: Trx, id: string, role: Role): Promise<StaffRow | null> {
  const row = await trx
    .updateTable('staff')
    .set({ role })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Disables an account, or enables it if `at` is null. Returns `last` if the account is the last
 * owner who can sign in.
 */
export async function setStaffDisabled(
  trx: Trx,
  engine: Engine,
  id: string,
  at: Date | null,
): Promise<StaffRow | 'last' | null> {
  const active = at ? await holdActiveStaff(trx, engine) : [];
  if (isLastOwner(active, id)) return 'last';
  const row = await trx
    .updateTable('staff')
    .set({ disabled_at: at?.toISOString() ?? null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Locks the row of an account until the transaction ends. Returns whether the account is enabled
 * and its password is still the one that was compared before. A password change then happens either
 * before or after this transaction.
 */
export async function holdAccount(
  trx: Trx,
  { id, password_hash }: Pick<StaffRow, 'id' | 'password_hash'>,
): Promise<boolean> {
  const held = await trx
    .updateTable('staff')
    .set((row) => ({ name: row.ref('name') }))
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

export async function setPasswordHash(trx: Trx, id: string, passwordHash: string): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute();
}

/**
 * Locks an account's row until the transaction ends. Until then, nobody else can change the
 * account's second factors.
 */
export async function holdMember(trx: Trx, id: string): Promise<void> {
  const held = trx.updateTable('staff').set((row) => ({ name: row.ref('name') }));
  await held.where('id', '=', id).execute();
}

/**
 * Stores the hash of the one-time link that creates the first account. Deletes such links from
 * before `oldest`.
 */
export async function insertSetupLink(trx: Trx, tokenHash: string, now: Date, oldest: Date) {
  await trx.deleteFrom('setup_links').where('created_at', '<', oldest.toISOString()).execute();
  await trx
    .insertInto('setup_links')
    .values({ token_hash: tokenHash, created_at: now.toISOString() })
    .execute();
}

/** Returns whether this link to create the first account is still valid. */
export async function isSetupLink(trx: Reads, tokenHash: string, oldest: Date): Promise<boolean> {
  const found = await trx
    .selectFrom('setup_links')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('created_at', '>=', oldest.toISOString())
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes all links to create the first account. Returns whether this link was among them. */
export async function useSetupLink(trx: Trx, tokenHash: string, oldest: Date): Promise<boolean> {
  const used = await trx
    .deleteFrom('setup_links')
    .where('token_hash', '=', tokenHash)
    .where('created_at', '>=', oldest.toISOString())
    .returning('token_hash')
    .executeTakeFirst();
  if (used) await trx.deleteFrom('setup_links').execute();
  return used !== undefined;
}
