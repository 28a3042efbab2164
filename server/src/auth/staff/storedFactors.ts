import type { Role } from '@mcs-repairs/shared/domain/types/rights';
import type { SecondFactorState } from '@mcs-repairs/shared/domain/types/secondFactor';
import { hashOf, type Reads, type Trx } from '../../db';

/**
 * Returns the encrypted secrets of an account's authenticator app: the active one, and the pending
 * one whose first code the member has not entered yet.
 */
export async function sealedSecrets(trx: Reads, staffId: string) {
  const row = await trx
    .selectFrom('second_factors')
    .select(['secret', 'pending'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row ?? { secret: null, pending: null };
}

export type Factors = { code: boolean; passkey: boolean };

/** Returns the second factors of the account. */
export async function factorsOf(trx: Reads, staffId: string): Promise<Factors> {
  const { secret } = await sealedSecrets(trx, staffId);
  const passkeys = trx.selectFrom('passkeys').select('id').where('staff_id', '=', staffId);
  const passkey = await passkeys.limit(1).executeTakeFirst();
  return { code: secret !== null, passkey: passkey !== undefined };
}

/** Returns the names that the API uses for these second factors. */
export const factorNames = ({ code, passkey }: Factors): ('code' | 'passkey')[] => [
  ...(code ? (['code'] as const) : []),
  ...(passkey ? (['passkey'] as const) : []),
];

export const hasFactor = ({ code, passkey }: Factors): boolean => code || passkey;

export async function readFactorState(
  trx: Reads,
  { id, role }: { id: string; role: Role },
): Promise<SecondFactorState> {
  const factor = trx.selectFrom('second_factors').select('confirmed_at');
  const row = await factor.where('staff_id', '=', id).executeTakeFirst();
  const codes = trx.selectFrom('recovery_codes').select('code_hash').where('staff_id', '=', id);
  return {
    since: row?.confirmed_at ?? null,
    required: await needsFactor(trx, role),
    codesLeft: (await codes.execute()).length,
  };
}

/**
 * Stores a pending secret for the authenticator app, in place of an earlier pending one. It becomes
 * active when the member enters its first code. Until then, the active secret still works.
 */
export async function keepPending(trx: Trx, staffId: string, pending: string): Promise<void> {
  await trx
    .insertInto('second_factors')
    .values({ staff_id: staffId, secret: null, pending, last_step: 0, confirmed_at: null })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ pending }))
    .execute();
}

/**
 * Makes the pending secret of the authenticator app the active one. Returns false if another secret
 * is pending now.
 */
export async function usePending(
  trx: Trx,
  { staffId, pending, step }: { staffId: string; pending: string; step: number },
  now: Date,
): Promise<boolean> {
  const used = await trx
    .updateTable('second_factors')
    .set({ secret: pending, pending: null, last_step: step, confirmed_at: now.toISOString() })
    .where('staff_id', '=', staffId)
    .where('pending', '=', pending)
    .returning('staff_id')
    .executeTakeFirst();
  return used !== undefined;
}

/**
 * Marks a code's 30-second step and all earlier steps as used. Returns false if the step was used
 * before, or if the app's secret was changed.
 */
export async function useStep(
  trx: Trx,
  { staffId, secret, step }: { staffId: string; secret: string; step: number },
): Promise<boolean> {
  const used = await trx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .returning('staff_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Deletes a recovery code. Returns false if the account has no such code. */
export async function useRecoveryCode(trx: Trx, staffId: string, code: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', hashOf(code))
    .where('staff_id', '=', staffId)
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** Replaces the stored hashes of an account's recovery codes. */
export async function replaceRecoveryCodes(
  trx: Trx,
  staffId: string,
  codes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('staff_id', '=', staffId).execute();
  const rows = codes.map((code) => ({ code_hash: hashOf(code), staff_id: staffId }));
  await trx.insertInto('recovery_codes').values(rows).execute();
}

/** Returns whether the rules of a role require a second factor. */
export async function needsFactor(trx: Reads, role: Role): Promise<boolean> {
  const rules = trx.selectFrom('account_rules').select('needs_second_factor');
  const rule = await rules.where('role', '=', role).executeTakeFirst();
  return rule?.needs_second_factor === 1;
}

/** Returns whether the rules require a second factor that the member does not have. */
export const lacksNeededFactor = async (
  trx: Reads,
  { id, role }: { id: string; role: Role },
): Promise<boolean> => (await needsFactor(trx, role)) && !hasFactor(await factorsOf(trx, id));

/** Removes the authenticator app from an account. */
export async function removeApp(trx: Trx, staffId: string): Promise<void> {
  await trx.deleteFrom('second_factors').where('staff_id', '=', staffId).execute();
}

/**
 * Deletes the recovery codes if the account has no second factor left. Returns whether it has one.
 */
export async function dropLoneCodes(trx: Trx, staffId: string): Promise<boolean> {
  const isGuarded = hasFactor(await factorsOf(trx, staffId));
  if (!isGuarded) await trx.deleteFrom('recovery_codes').where('staff_id', '=', staffId).execute();
  return isGuarded;
}

/** Removes every second factor from an account. Returns false if it has none. */
export async function removeFactors(trx: Trx, staffId: string): Promise<boolean> {
  const isGuarded = hasFactor(await factorsOf(trx, staffId));
  await removeApp(trx, staffId);
  await trx.deleteFrom('passkeys').where('staff_id', '=', staffId).execute();
  await dropLoneCodes(trx, staffId);
  return isGuarded;
}
