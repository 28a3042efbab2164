import * as z from 'zod/mini';
import { fieldErrors } from '../../domain/rules/fieldErrors';
import { bookingSchema, type Booking } from '../../domain/types/booking';
import { customerSchema, type Customer } from '../../domain/types/browserStore';
import type { Result } from '../../domain/types/failure';

const BAD_FILE = 'This file is not an export of bookings. Nothing was changed.';

/**
 * The three accepted forms of a file: a whole export, only the list of bookings, or an object with
 * this list.
 */
const fileSchema = z.object({
  bookings: z.array(bookingSchema),
  customers: z._default(z.array(customerSchema), []),
});

/**
 * Returns the rows of an exported file. If a row is invalid, fails with `invalid` and the first
 * message for each wrong field.
 */
export function parseExport(file: unknown): Result<{ bookings: Booking[]; customers: Customer[] }> {
  const parsed = fileSchema.safeParse(Array.isArray(file) ? { bookings: file } : file);
  if (parsed.success) return { ok: true, value: parsed.data };
  const fields = fieldErrors(parsed.error.issues);
  return { ok: false, failure: { code: 'invalid', message: BAD_FILE, fields } };
}

/**
 * Returns the rows in `present`, and after them the new rows whose ids are not in it. If two new
 * rows have the same id, adds only the first one.
 */
export function addMissing<Row extends { id: string }>(
  present: readonly Row[],
  rows: readonly Row[],
): { all: Row[]; added: number } {
  const byId = new Map(present.map((row) => [row.id, row]));
  for (const row of rows) if (!byId.has(row.id)) byId.set(row.id, row);
  const all = [...byId.values()];
  return { all, added: all.length - new Set(present.map(({ id }) => id)).size };
}
