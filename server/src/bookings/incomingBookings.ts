import { sql, type SqlBool } from 'kysely';
import type { Reads } from '../db';

/*
 * The server stores the bookings of an import in slices, and may remove them again. Until the
 * import ends, these bookings occupy their slots, but no list, count or file contains them.
 */

/** A condition for `bookings`: the row belongs to an import that has not ended. */
export const isComingIn = sql<SqlBool>`bookings.import_id in (select imports.id from imports)`;

/** A condition for `bookings`: the row belongs to no running import, so staff may see it. */
export const hasComeIn = sql<SqlBool>`(bookings.import_id is null
  or bookings.import_id not in (select imports.id from imports))`;

/**
 * The import id of sample bookings. No such import ever runs, so the sample bookings are visible.
 */
export const SAMPLES = 'samples';

/** A condition for `bookings`: the row is no sample and belongs to no running import. */
export const isReal = sql<SqlBool>`(${hasComeIn}
  and (bookings.import_id is null or bookings.import_id <> ${SAMPLES}))`;

/**
 * Returns whether any import is running. If none is, queries can leave out the conditions above.
 */
export async function areComingIn(trx: Reads): Promise<boolean> {
  const unended = await trx.selectFrom('imports').select('id').limit(1).executeTakeFirst();
  return unended !== undefined;
}
