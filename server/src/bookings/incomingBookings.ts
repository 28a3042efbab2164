import { sql, type SqlBool } from 'kysely';
import type { Reads } from '../db';

/*
 * Rows of an import are stored in slices, and may be taken back. Until it ends they hold their times, and are in no list,
 * figure or file.
 */

/** Of `bookings`: came with an import that has not ended. */
export const isComingIn = sql<SqlBool>`bookings.import_id in (select imports.id from imports)`;

/** Of `bookings`: whoever may see bookings may see it. */
export const hasComeIn = sql<SqlBool>`(bookings.import_id is null
  or bookings.import_id not in (select imports.id from imports))`;

/** Whether there are such rows. Asked first where many are counted: there seldom are. */
export async function areComingIn(trx: Reads): Promise<boolean> {
  const unended = await trx.selectFrom('imports').select('id').limit(1).executeTakeFirst();
  return unended !== undefined;
}
