import type { DeviceId, IssueId } from '@mcs-repairs/shared/domain/types/device';
import type { Reads } from '../db';
import { durationsOf, NOTHING } from './modelTexts';

type Asked = {
  device?: DeviceId | undefined;
  issue?: IssueId | undefined;
  deviceModel?: string | undefined;
};

/**
 * Returns the working time that the owner entered for a fault of a model. Undefined if the owner
 * entered none. The default time of the device applies then.
 */
export async function repairTime(
  db: Reads,
  { device, issue, deviceModel = '' }: Asked,
): Promise<string | undefined> {
  if (!device || !issue) return undefined;
  const rows = await db
    .selectFrom('repair_models')
    .select(['name', 'durations'])
    .where('device', '=', device)
    .where('durations', '!=', NOTHING)
    .execute();
  const wanted = deviceModel.trim().toLowerCase();
  const row = rows.find(({ name }) => name.toLowerCase() === wanted);
  return row && durationsOf(row)[issue];
}
