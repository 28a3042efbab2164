import { toShopDate } from 'shared/rules/shopClock';
import { noteEvent } from '../db/events';
import {
  dropImportNotes,
  endImport,
  runningImports,
  stopImport,
  undoImportRows,
} from '../db/imports';
import { applyCapacity } from '../db/slots';
import { store } from '../db/transact';
import type { Shop } from '../shop';

/** Bookings that one transaction takes back. */
const SLICE = 50;
const NOTES = 500;

type Place = Pick<Shop, 'db' | 'config' | 'now'>;

/** Takes back everything that an import stored, in short transactions; one that a crash cuts short goes on at the next start. */
export async function undoImport({ db, config, now }: Place, id: string): Promise<void> {
  await store(db, (trx) => stopImport(trx, id));
  while ((await store(db, (trx) => undoImportRows(trx, id, SLICE))) > 0);
  await store(db, async (trx) => {
    // The import had made room in times that were full.
    await applyCapacity(trx, toShopDate(now()), config.slotCapacity);
    await endImport(trx, id);
    await noteEvent(trx, 'bookings', 'import', now());
  });
}

/** When a process starts: what imports left that did not end. One that still runs in another process is refused there. */
export async function undoUnfinishedImports(shop: Place): Promise<void> {
  for (const id of await runningImports(shop.db)) await undoImport(shop, id);
  await forgetImportNotes(shop);
}

export async function forgetImportNotes({ db }: Pick<Shop, 'db'>): Promise<void> {
  while ((await store(db, (trx) => dropImportNotes(trx, NOTES))) > 0);
}
