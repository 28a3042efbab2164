import { toShopDate } from 'shared/domain/rules/shopClock';
import { applyCapacity } from '../availability/slots';
import { change, type ChangedPlace } from '../changes/change';
import { inTransaction } from '../db/transact';
import type { Shop } from '../shop';
import {
  dropImportNotes,
  endImport,
  runningImports,
  stopImport,
  undoImportRows,
} from './storedImports';

/** Bookings that one transaction takes back. */
const SLICE = 50;
const NOTES = 500;

type Place = Pick<Shop, 'config'> & ChangedPlace;

/** Takes back everything that an import stored, in short transactions; one that a crash cuts short goes on at the next start. */
export async function undoImport({ db, config, now, changes }: Place, id: string): Promise<void> {
  await inTransaction(db, (trx) => stopImport(trx, id));
  while ((await inTransaction(db, (trx) => undoImportRows(trx, id, SLICE))) > 0);
  await change({ db, now, changes }, 'bookings', async (trx, changed) => {
    // The import had made room in times that were full.
    await applyCapacity(trx, toShopDate(now()), config.slotCapacity);
    await endImport(trx, id);
    changed('import');
    return { ok: true, value: undefined };
  });
}

/** When a process starts: what imports left that did not end. One that still runs in another process is refused there. */
export async function undoUnfinishedImports(shop: Place): Promise<void> {
  for (const id of await runningImports(shop.db)) await undoImport(shop, id);
  await forgetImportNotes(shop);
}

export async function forgetImportNotes({ db }: Pick<Shop, 'db'>): Promise<void> {
  while ((await inTransaction(db, (trx) => dropImportNotes(trx, NOTES))) > 0);
}
