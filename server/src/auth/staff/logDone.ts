import { inTransaction } from '../../db';
import type { Shop } from '../shop';
import type { Actor } from './actor';
import { noteLog } from './staffLog';

/**
 * Adds an entry to the staff log, for an action that only read data or that changed data in other
 * transactions.
 */
export const logDone = (
  { db, now }: Pick<Shop, 'db' | 'now'>,
  entry: Parameters<typeof noteLog>[1],
  by: Actor,
): Promise<void> => inTransaction(db, (trx) => noteLog(trx, entry, by, now()));
