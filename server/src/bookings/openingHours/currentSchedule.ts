import { defaultSchedule } from '@mcs-repairs/shared/domain/catalogue/defaultSchedule';
import type { Schedule } from '@mcs-repairs/shared/domain/types/schedule';
import { type Db, lockKeys, type Reads, shareKey, type Trx } from '../../db';
import type { Shop } from '../shop';
import { newestRevision, readRevision } from './storedSchedule';

export type NumberedSchedule = { revision: number; schedule: Schedule };
type Place = Pick<Shop, 'db' | 'config'>;

/** What transactions name that make a time taken, or a schedule. */
const KEY = 'schedule';

/** A revision never changes: the last one that was read is kept, the same object for all. */
const known = new WeakMap<Db, NumberedSchedule>();

/** The one that was read last, of whoever asks the database before anything comes of it. */
export const lastSchedule = ({ db }: Place): NumberedSchedule | undefined => known.get(db);

/** The schedule as it counts now. Within a transaction that takes a time, `holdSchedule` is asked instead. */
export function currentSchedule(shop: Place): Promise<NumberedSchedule> {
  return read(shop, shop.db);
}

/** The same for a transaction that takes a time: no other schedule counts before it ends. */
export async function holdSchedule(shop: Place, trx: Trx): Promise<NumberedSchedule> {
  await shareKey(trx, shop.db.engine, KEY);
  return read(shop, trx);
}

/** The same for the transaction that makes another schedule: it waits for those who take times, and they for it. */
export async function claimSchedule(shop: Place, trx: Trx): Promise<NumberedSchedule> {
  await lockKeys(trx, shop.db.engine, [KEY]);
  return read(shop, trx);
}

/** A stored schedule; 0 is what the deployment says. */
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
