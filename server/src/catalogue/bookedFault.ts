import type { DeviceId, IssueId, KnownFault } from '@mcs-repairs/shared/domain/types/device';
import { sameName } from '@mcs-repairs/shared/domain/types/sameName';
import type { Reads } from '../db';
import { durationsOf, NOTHING } from './modelTexts';
import type { KnownFaults } from './shop';

type Booked = {
  device?: DeviceId | undefined;
  issue?: IssueId | undefined;
  deviceModel?: string | undefined;
  /** The fault in words. They may be a name of the fault. */
  repairIssue: string;
};

/**
 * Returns the fault that a new booking names, by its id or by any of its names, with the owner's
 * current name. A working time of the model applies before that of the device. A fault that is
 * switched off is booked like any other, as a model that is switched off. Undefined if the booking
 * names no fault of the device.
 */
export async function bookedFault(
  knownFaults: KnownFaults,
  trx: Reads,
  { device, issue, deviceModel = '', repairIssue }: Booked,
): Promise<KnownFault | undefined> {
  if (!device) return undefined;
  const faults = await knownFaults(trx, device);
  const name = sameName(repairIssue);
  const fault = faults.find(({ id, names }) => (issue ? id === issue : names.includes(name)));
  const own = fault && (await timesOfModel(trx, device, deviceModel))?.[fault.id];
  return own ? { ...fault, duration: own } : fault;
}

/**
 * Returns the working times that the owner entered for a model. Undefined if the owner entered
 * none. The times of the device apply then.
 */
async function timesOfModel(trx: Reads, device: DeviceId, deviceModel: string) {
  const rows = await trx
    .selectFrom('repair_models')
    .select(['name', 'durations'])
    .where('device', '=', device)
    .where('durations', '!=', NOTHING)
    .execute();
  const wanted = deviceModel.trim().toLowerCase();
  const row = rows.find(({ name }) => name.toLowerCase() === wanted);
  return row && durationsOf(row);
}
