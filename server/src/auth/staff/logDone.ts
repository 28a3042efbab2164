import { inTransaction } from '../../db';
import type { Shop } from '../shop';
import type { Actor } from './actor';
import { noteLog } from './staffLog';

/** Logs what a member read, or changed in other transactions. */
export const logDone = (
  { db, now }: Pick<Shop, 'db' | 'now'>,
  entry: Parameters<typeof noteLog>[1],
  by: Actor,
): Promise<void> => inTransaction(db, (trx) => noteLog(trx, entry, by, now()));
