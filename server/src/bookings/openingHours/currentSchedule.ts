import { defaultSchedule } from '@mcs-repairs/shared/domain/catalogue/defaultSchedule';
import type { Schedule } from '@mcs-repairs/shared/domain/types/schedule';
import { type Db, lockKeys, type Reads, shareKey, type Trx } from '../../db';
import type { Shop } from '../shop';
import { newestRevision, readRevision } from './storedSchedule';

export type NumberedSchedule = { revision: number; schedule: Schedule };
type Place = Pick<Shop, 'db' | 'config'>;

/** The lock that transactions take if they reserve a slot or change the opening hours. */
const KEY = 'schedule';

/**
 * The opening hours that were read last, for each database. All callers share this object. The
 * hours of a revision never change, so they can be cached.
 */
const known = new WeakMap<Db, NumberedSchedule>();

/**
 * Returns the opening hours that this process read last. They may be outdated. Before a caller
 * decides with them, the caller must compare their revision with the stored revision.
 */
export const lastSchedule = ({ db }: Place): NumberedSchedule | undefined => known.get(db);

/**
 * Returns the active opening hours. In a transaction that reserves a slot, use `holdSchedule`
 * instead.
 */
export function currentSchedule(shop: Place): Promise<NumberedSchedule> {
  return read(shop, shop.db);
}

/**
 * Returns the active opening hours for a transaction that reserves a slot. Nobody can change them
 * before the transaction ends.
 */
export async function holdSchedule(shop: Place, trx: Trx): Promise<NumberedSchedule> {
  await shareKey(trx, shop.db.engine, KEY);
  return read(shop, trx);
}

/**
 * Returns the active opening hours for a transaction that changes them. The transaction waits until
 * transactions that reserve slots have ended. Later transactions that reserve slots wait for this
 * one.
 */
export async function claimSchedule(shop: Place, trx: Trx): Promise<NumberedSchedule> {
  await lockKeys(trx, shop.db.engine, [KEY]);
  return read(shop, trx);
}

/**
 * Returns the opening hours of a revision. Revision 0 has the default hours from the server's
 * settings.
 */
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
