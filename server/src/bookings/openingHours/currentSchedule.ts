import { defaultSchedule } from '@mcs-repairs/shared/domain/catalogue/defaultSchedule';
import type { Schedule } from '@mcs-repairs/shared/domain/types/schedule';
import { type Db, lockKeys, type Reads, shareKey, type Trx } from '../../db';
import type { Shop } from '../shop';
import { newestRevision, readRevision } from './storedSchedule';

export type NumberedSchedule = { revision: number; schedule: Schedule };
type Place = Pick<Shop, 'db' | 'config'>;

/** Lock key of transactions that take a slot or change the schedule. */
const KEY = 'schedule';

/**
 * The last revision that was read. All callers share this object. It can be cached, because a
 * revision never changes.
 */
const known = new WeakMap<Db, NumberedSchedule>();

/**
 * Returns the schedule that was read last. It may be outdated: callers must compare its revision
 * with the stored one before they use it for a decision.
 */
export const lastSchedule = ({ db }: Place): NumberedSchedule | undefined => known.get(db);

/** Returns the active schedule. A transaction that takes a slot uses `holdSchedule` instead. */
export function currentSchedule(shop: Place): Promise<NumberedSchedule> {
  return read(shop, shop.db);
}

/**
 * Returns the active schedule for a transaction that takes a slot. The schedule cannot change
 * before the transaction ends.
 */
export async function holdSchedule(shop: Place, trx: Trx): Promise<NumberedSchedule> {
  await shareKey(trx, shop.db.engine, KEY);
  return read(shop, trx);
}

/**
 * Returns the active schedule to a transaction that changes it. Transactions that take slots and
 * transactions that change the schedule wait for each other.
 */
export async function claimSchedule(shop: Place, trx: Trx): Promise<NumberedSchedule> {
  await lockKeys(trx, shop.db.engine, [KEY]);
  return read(shop, trx);
}

/** Returns a stored schedule. Revision 0 is the deployment's default. */
export async function scheduleAt(
  { config }: Place,
  trx: Reads,
  revision: number,
): Promise<Schedule | null> {
  if (revision === 0) return defaultSchedule(config.shop.hours, config.slotCapacity);
  return readRevision(trx, revision);
}

async function read(shop: Place, trx: Reads): Promise<NumberedSchedule> {
  const revision = await newestRevision(trx);
  const before = known.get(shop.db);
  if (before?.revision === revision) return before;
  const schedule = await scheduleAt(shop, trx, revision);
  if (!schedule) throw new Error(`The schedule ${revision} is not stored`);
  const found = { revision, schedule };
  known.set(shop.db, found);
  return found;
}
