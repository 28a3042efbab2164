import type { Reads, Trx } from '../../db';

/**
 * Too many wrong attempts block a key for some time. Returns when the last block of these keys
 * ends. Null if no key is blocked.
 */
export async function blockedUntil(
  trx: Reads,
  keys: readonly string[],
  now: Date,
): Promise<Date | null> {
  const row = await trx
    .selectFrom('sign_in_attempts')
    .select('blocked_until')
    .where('key', 'in', keys)
    .where('blocked_until', '>', now.toISOString())
    .orderBy('blocked_until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? new Date(row.blocked_until) : null;
}

/**
 * Counts a sign-in attempt before the password is checked, and deletes attempts before `since`.
 * Returns the new number of attempts.
 */
export async function countAttempt(trx: Trx, key: string, now: Date, since: Date): Promise<number> {
  const at = now.toISOString();
  const row = await trx
    .insertInto('sign_in_attempts')
    .values({ key, failures: 1, last_at: at, blocked_until: '' })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((now) => ({
        failures: now
          .case()
          .when('sign_in_attempts.last_at', '<', since.toISOString())
          .then(1)
          .else(now('sign_in_attempts.failures', '+', 1))
          .end(),
        last_at: at,
      })),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return row.failures;
}

export async function block(trx: Trx, key: string, until: Date): Promise<void> {
  const blocked = trx.updateTable('sign_in_attempts').set({ blocked_until: until.toISOString() });
  await blocked.where('key', '=', key).execute();
}

/**
 * Removes one counted sign-in attempt and the block that it caused. Used if the attempt was correct
 * or did not take place.
 */
export async function takeBackAttempt(trx: Trx, key: string): Promise<void> {
  await trx
    .updateTable('sign_in_attempts')
    .set((row) => ({ failures: row('failures', '-', 1), blocked_until: '' }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute();
}

export async function forgetAttempts(trx: Trx, keys: readonly string[]): Promise<void> {
  await trx.deleteFrom('sign_in_attempts').where('key', 'in', keys).execute();
}
