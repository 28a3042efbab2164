import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { applyCapacity } from './openingHours/slots';
import { change, type ChangedPlace } from '../changes';
import { inTransaction } from '../db';
import { holdSchedule } from './openingHours/currentSchedule';
import type { Shop } from './shop';
import { isGone, OWN_NAME } from './importOwner';
import { endImport, stopImport, undoImportRows, unendedImports } from './storedImports';

/** Bookings that one transaction takes back. */
const SLICE = 50;

type Place = Pick<Shop, 'config'> & ChangedPlace;

/**
 * Takes back everything that an import stored, in short transactions; one that a crash cuts short is gone on with by whoever
 * finds it. False when another process is at it.
 */
export async function undoImport(
  { db, config, now, changes }: Place,
  id: string,
  owner = OWN_NAME,
): Promise<boolean> {
  if (!(await inTransaction(db, (trx) => stopImport(trx, { id, owner }, now())))) return false;
  while ((await inTransaction(db, (trx) => undoImportRows(trx, id, SLICE, now()))) > 0);
  await change({ db, now, changes }, 'bookings', async (trx, changed) => {
    // The import had made room in times that were full.
    const { schedule } = await holdSchedule({ db, config }, trx);
    await applyCapacity(trx, toShopDate(now()), schedule.capacity);
    await endImport(trx, id);
    changed('import');
    return { ok: true, value: undefined };
  });
  return true;
}

/** What is left of imports whose process is gone; those of processes that live are left alone. How many were taken back. */
export async function undoAbandonedImports(shop: Place): Promise<number> {
  let undone = 0;
  for (const { id, owner, beatAt } of await unendedImports(shop.db)) {
    if (!isGone({ owner, beatAt }, shop.now())) continue;
    if (await undoImport(shop, id, owner)) undone += 1;
  }
  return undone;
}
