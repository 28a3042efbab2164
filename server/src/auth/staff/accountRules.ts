import type { AccountRule } from '@mcs-repairs/shared/domain/types/secondFactor';
import { ROLES, type Role } from '@mcs-repairs/shared/domain/types/rights';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { type Reads, transact } from '../../db';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import { actorIn } from './actor';
import { LONGEST_HOURS, REST_MINUTES } from './sessionRule';
import { noteLog } from './staffLog';
import type { SignedIn } from './storedSessions';
import { factorsOf, hasFactor } from './storedFactors';

const usual = (role: Role): AccountRule => ({
  role,
  restMinutes: REST_MINUTES,
  longestHours: LONGEST_HOURS,
  needsSecondFactor: false,
  version: 0,
});

/** Returns the rules for accounts of each role. */
export async function readRules(trx: Reads): Promise<AccountRule[]> {
  const rows = await trx.selectFrom('account_rules').selectAll().execute();
  return ROLES.map((role) => {
    const row = rows.find((found) => found.role === role);
    if (!row) return usual(role);
    return {
      role,
      restMinutes: row.rest_minutes,
      longestHours: row.longest_hours,
      needsSecondFactor: row.needs_second_factor === 1,
      version: row.version,
    };
  });
}

/**
 * Changes the rules for accounts of one role. The change also applies to open sessions. Fails with
 * `conflict` if somebody else changed the rules in the meantime.
 */
export async function changeRule(
  shop: Shop,
  by: SignedIn,
  rule: AccountRule,
): Promise<Result<AccountRule[]>> {
  const { role, restMinutes, longestHours, needsSecondFactor, version } = rule;
  return transact(shop.db, async (trx) => {
    const isGuarded = hasFactor(await factorsOf(trx, by.staff.id));
    if (needsSecondFactor && role === by.staff.role && !isGuarded) {
      const message = 'Please turn on your own second factor first';
      return refused('forbidden', { message });
    }
    const before = (await readRules(trx)).find((found) => found.role === role);
    if (before?.version !== version) return refused('conflict', { message: MEANWHILE });
    const values = {
      rest_minutes: restMinutes,
      longest_hours: longestHours,
      needs_second_factor: needsSecondFactor ? 1 : 0,
      version: version + 1,
    };
    const changed = await trx
      .insertInto('account_rules')
      .values({ role, ...values })
      .onConflict((conflict) =>
        conflict.column('role').doUpdateSet(values).where('account_rules.version', '=', version),
      )
      .returning('version')
      .executeTakeFirst();
    if (!changed) return refused('conflict', { message: MEANWHILE });
    const detail = `${role}: ${restMinutes} minutes of rest, ${longestHours} hours in all, second factor ${needsSecondFactor ? 'needed' : 'free'}`;
    await noteLog(trx, { event: 'account-rules-changed', detail }, actorIn(by), shop.now());
    return { ok: true, value: await readRules(trx) };
  });
}

const MEANWHILE = 'Somebody else changed these rules meanwhile. Please check them and try again.';
