import { firstAlerts, RIGHT_OF_ALERT } from '@mcs-repairs/shared/domain/rules/alertRights';
import { afterQuietHours } from '@mcs-repairs/shared/domain/rules/quietHours';
import { may } from '@mcs-repairs/shared/domain/rules/rights';
import type { AlertEvent } from '@mcs-repairs/shared/domain/types/alert';
import { noteBeside } from '../../changes';
import { newId, type Trx } from '../../db';
import { readChoices } from './storedChoices';

/**
 * Queues alerts about an event, in the transaction of the event. No alert is therefore lost or sent
 * twice. Alerts contain no text that a customer typed. At night, emails and push messages wait
 * until 8:00. Open dashboards show alerts at once.
 */
export async function alertStaff(
  trx: Trx,
  { event, reference = '' }: { event: AlertEvent; reference?: string },
  now: Date,
): Promise<void> {
  const members = await trx
    .selectFrom('staff')
    .leftJoin('alert_choices', 'alert_choices.staff_id', 'staff.id')
    .select(['staff.id', 'staff.role', 'alert_choices.choices'])
    .where('disabled_at', 'is', null)
    .execute();
  const at = now.toISOString();
  const dueAt = afterQuietHours(now).toISOString();
  for (const { id, role, choices: text } of members) {
    if (!may(role, RIGHT_OF_ALERT[event])) continue;
    const choices = text === null ? firstAlerts(role) : readChoices(text);
    const channels = (['mail', 'push'] as const).filter((way) => choices[way].includes(event));
    const rows = channels.map((channel) => ({
      id: newId(),
      staff_id: id,
      channel,
      event,
      reference,
      created_at: at,
      due_at: dueAt,
      bundle_id: null,
    }));
    if (rows.length) await trx.insertInto('alerts').values(rows).execute();
    if (choices.sound.includes(event)) await noteBeside(trx, 'alerts', id, now);
  }
}
