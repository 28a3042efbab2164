import { sql, type SqlBool } from 'kysely';
import type { Reads } from '../db';

/*
 * Rows of an import are stored in slices, and may be removed again. Until the import ends, they take their
 * slots and appear in no list, figure or file.
 */

/** For `bookings`: the row belongs to an import that has not ended. */
export const isComingIn = sql<SqlBool>`bookings.import_id in (select imports.id from imports)`;

/** For `bookings`: the row belongs to no running import, so that staff may see it. */
export const hasComeIn = sql<SqlBool>`(bookings.import_id is null
  or bookings.import_id not in (select imports.id from imports))`;

/** Whether any import is running. Most queries can then skip the check of rows. */
export async function areComingIn(trx: Reads): Promise<boolean> {
  const unended = await trx.selectFrom('imports').select('id').limit(1).executeTakeFirst();
  return unended !== undefined;
}
