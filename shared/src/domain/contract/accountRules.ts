import * as z from 'zod/mini';
import { accountRuleSchema } from '../types/secondFactor';
import { operation } from './operation';

/** Returns the rules that accounts of each role must follow. */
export const readAccountRules = operation({
  id: 'readAccountRules',
  tag: 'staff',
  summary: 'Read how long sessions of each role last, and which roles need a second factor (staff)',
  method: 'GET',
  path: '/staff/rules',
  right: 'read-staff',
  answer: z.array(accountRuleSchema),
  reads: ['AccountRules'],
  withoutServer: [],
});

/**
 * Changes the rules for accounts of one role. Fails with `conflict` if somebody else changed them
 * after the caller read them.
 */
export const changeAccountRule = operation({
  id: 'changeAccountRule',
  tag: 'staff',
  summary: 'Change the rule of one role, for open sessions too (staff)',
  method: 'POST',
  path: '/staff/rules',
  right: 'manage-staff',
  body: accountRuleSchema,
  answer: z.array(accountRuleSchema),
  failures: [409],
  stale: ['AccountRules', 'SecondFactor'],
});
