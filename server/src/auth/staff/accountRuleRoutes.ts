import * as contract from '@mcs-repairs/shared/domain/contract/accountRules';
import { noteDone, type Routes } from '../../http';
import type { Shop } from '../shop';
import { changeRule, readRules } from './accountRules';
import { serveStaff } from './serveStaff';

/**
 * Operations on the rules for accounts. Each role has its own rules, for example whether it needs a
 * second factor.
 */
export const accountRuleRoutes: Routes<Shop> = (api, shop) => {
  const serve = serveStaff(api, shop);

  serve(contract.readAccountRules, async () => ({ ok: true, value: await readRules(shop.db) }));

  serve(contract.changeAccountRule, async ({ body }, by, { log }) => {
    const outcome = await changeRule(shop, by, body);
    if (outcome.ok) noteDone(log, 'account-rules-changed', { by: by.staff.id });
    return outcome;
  });
};
