import {
  alertChoicesSchema,
  NO_ALERTS,
  type AlertChoices,
} from '@mcs-repairs/shared/domain/types/alert';
import { firstAlerts } from '@mcs-repairs/shared/domain/rules/alertRights';
import type { Role } from '@mcs-repairs/shared/domain/types/rights';
import type { Reads, Trx } from '../../db';

/** Returns the alerts that a staff member chose, or the default of the role. */
export async function choicesOf(
  db: Reads,
  { id: staffId, role }: { id: string; role: Role },
): Promise<AlertChoices> {
  const row = await db
    .selectFrom('alert_choices')
    .select('choices')
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row ? readChoices(row.choices) : firstAlerts(role);
}

export async function keepChoices(
  trx: Trx,
  staffId: string,
  choices: AlertChoices,
  now: Date,
): Promise<void> {
  const kept = { choices: JSON.stringify(choices), updated_at: now.toISOString() };
  await trx
    .insertInto('alert_choices')
    .values({ staff_id: staffId, ...kept })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(kept))
    .execute();
}

/**
 * Parses the alerts that a member chose. A row of an earlier release may lack an event, or contain
 * one that no longer exists.
 */
export function readChoices(text: string): AlertChoices {
  const parsed = alertChoicesSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : NO_ALERTS;
}
