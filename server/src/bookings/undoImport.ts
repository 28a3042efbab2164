import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { applyCapacity } from './openingHours/slots';
import { change, type ChangedPlace } from '../changes';
import { inTransaction } from '../db';
import { holdSchedule } from './openingHours/currentSchedule';
import type { Shop } from './shop';
import { isGone, OWN_NAME } from './importOwner';
import { endImport, stopImport, undoImportRows, unendedImports } from './storedImports';

/** The number of imported bookings that one transaction removes. */
const SLICE = 50;

type Place = Pick<Shop, 'config'> & ChangedPlace;

/**
 * Removes everything that an import stored, in short transactions. After a crash, any process can
 * continue. Returns false if another process is undoing the import.
 */
export async function undoImport(
  { db, config, now }: Place,
  id: string,
  owner = OWN_NAME,
): Promise<boolean> {
  if (!(await inTransaction(db, (trx) => stopImport(trx, { id, owner }, now())))) return false;
  while ((await inTransaction(db, (trx) => undoImportRows(trx, id, SLICE, now()))) > 0);
  await change({ db, now }, 'bookings', async (trx, changed) => {
    // The import added places to full slots. The undo restores the number of places that the
    // opening hours define.
    const { schedule } = await holdSchedule({ db, config }, trx);
    await applyCapacity(trx, toShopDate(now()), schedule.capacity);
    await endImport(trx, id);
    changed('import');
    return { ok: true, value: undefined };
  });
  return true;
}

/** Undoes imports whose process has ended. Returns how many it undid. */
export async function undoAbandonedImports(shop: Place): Promise<number> {
  let undone = 0;
  for (const { id, owner, beatAt } of await unendedImports(shop.db)) {
    if (!isGone({ owner, beatAt }, shop.now())) continue;
    if (await undoImport(shop, id, owner)) undone += 1;
  }
  return undone;
}
