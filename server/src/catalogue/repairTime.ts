import type { DeviceId, IssueId } from '@mcs-repairs/shared/domain/types/device';
import type { Reads } from '../db';
import { durationsOf, NOTHING } from './modelTexts';

type Asked = {
  device?: DeviceId | undefined;
  issue?: IssueId | undefined;
  deviceModel?: string | undefined;
};

/**
 * Returns the owner's working time for a fault of a model. Undefined if the owner entered none; the
 * default time of the device then applies.
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
