import * as z from 'zod/mini';
import { fieldErrors } from '@mcs-repairs/shared/domain/rules/fieldErrors';
import { bookingSchema, type Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { lineText, linesText, phoneText, textAsTyped } from '@mcs-repairs/shared/domain/types/text';
import { shopDateSchema, slotTimeSchema } from '@mcs-repairs/shared/domain/types/time';
import type { Reads } from '../db';
import { pacer } from '../http';
import { asOfNow } from './importedBooking';
import { ownersOf, storedIds } from './storedBookings';

const short = (max = 200) => lineText({ min: 1, max });
const code = (max: number) => lineText({ min: 1, max, pattern: /^[\w-]+$/ });
/**
 * Returns whether `toISOString` writes the year of a time with four digits. It writes years before
 * 0 and after 9999 with six.
 */
const isWritable = (instant: Date) =>
  !Number.isNaN(instant.getTime()) &&
  instant.toISOString().length === '2026-11-23T04:15:00.000Z'.length;
const instant = bookingSchema.shape.createdAt.check(
  z.refine((text) => isWritable(new Date(text)), 'This date and time do not exist'),
);

/** The schema of a row of an export. It has the same limits as the schema of a new booking. */
const rowSchema = z
  .extend(bookingSchema, {
    id: code(64),
    reference: code(40),
    version: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    customerName: short(),
    // For walk-ins and bookings by phone, staff may know only the phone number or only the email
    // address, so each may be empty.
    customerEmail: lineText({ max: 254 }),
    customerPhone: phoneText({ max: 40 }),
    deviceModel: short(),
    repairService: linesText({ max: 2000 }),
    duration: lineText({ max: 200 }),
    notes: z.optional(linesText({ max: 10_000 })),
    photoId: z.optional(textAsTyped({ max: 64 })),
    estimatedPrice: z.number().check(z.minimum(0), z.maximum(1e9)),
    createdAt: instant,
    updatedAt: instant,
  })
  .check(
    z.refine(hasItsTime, {
      error: 'An appointment needs its day and time',
      path: ['appointmentDate'],
    }),
  );
const LOOK_UP = 500;
const REFERENCE_TAKEN = 'Another booking has this reference';
/**
 * The maximum number of errors that the response lists for a file. Nobody can work through a longer
 * list.
 */
const MOST_PLACES = 100;

/** A valid row of an import, with its position in the file counted from 0. */
export type CheckedRow = { index: number; booking: Booking };

/**
 * Checks every row with the schema. Skips a second row with the same id, like a row that is already
 * stored. Calls `note` with the number of checked rows.
 */
export async function checkRows(
  rows: readonly unknown[],
  note: (done: number) => void,
): Promise<Result<CheckedRow[]>> {
  const checked = new Map<string, CheckedRow>();
  const fields: Record<string, string> = {};
  const pause = pacer();
  for (const [index, row] of rows.entries()) {
    const parsed = rowSchema.safeParse(row);
    if (parsed.success && !checked.has(parsed.data.id)) {
      checked.set(parsed.data.id, { index, booking: asOfNow(parsed.data) });
    } else if (!parsed.success) {
      for (const [field, message] of Object.entries(fieldErrors(parsed.error.issues))) {
        fields[field ? `${index}.${field}` : `${index}`] = message;
      }
      if (Object.keys(fields).length >= MOST_PLACES) break;
    }
    note(index + 1);
    await pause();
  }
  if (Object.keys(fields).length) return refusedImport(fields);
  return { ok: true, value: [...checked.values()] };
}

/**
 * Returns an error if a row has a reference that another booking already has, in the database or in
 * the same file. Called before any row is stored.
 */
export async function refuseTakenReferences(
  db: Reads,
  rows: readonly CheckedRow[],
): Promise<Result<never> | null> {
  const owners = new Map<string, string>();
  for (let start = 0; start < rows.length; start += LOOK_UP) {
    const slice = rows.slice(start, start + LOOK_UP);
    const stored = await ownersOf(
      db,
      slice.map(({ booking }) => booking.reference),
    );
    const others = slice.filter(({ booking: { id, reference } }) => {
      const owner = stored.get(reference) ?? owners.get(reference) ?? id;
      owners.set(reference, owner);
      return owner !== id;
    });
    const ids = others.map(({ booking }) => booking.id);
    const present = await storedIds(db, ids);
    const taken = others.find(({ booking }) => !present.has(booking.id));
    if (taken) return refusedImport({ [`${taken.index}.reference`]: REFERENCE_TAKEN });
  }
  return null;
}

/**
 * Returns the error for rows that were not stored because their references belong to other
 * bookings. Rows that were skipped because their ids are already stored cause no error.
 */
export async function refuseTaken(
  trx: Reads,
  slice: readonly CheckedRow[],
  stored: ReadonlySet<string>,
): Promise<Result<never> | null> {
  const left = slice.filter(({ booking }) => !stored.has(booking.id));
  const present = await storedIds(
    trx,
    left.map(({ booking }) => booking.id),
  );
  const taken = left.find(({ booking }) => !present.has(booking.id));
  if (!taken) return null;
  return refusedImport({ [`${taken.index}.reference`]: REFERENCE_TAKEN });
}

function hasItsTime({ kind, appointmentDate, appointmentTime }: Booking): boolean {
  if (kind === 'request') return appointmentDate === '' && appointmentTime === '';
  return (
    shopDateSchema.safeParse(appointmentDate).success &&
    slotTimeSchema.safeParse(appointmentTime).success
  );
}

/**
 * Returns the error that rejects a whole file. The message shows the first problem, and `fields`
 * lists all problems.
 */
export function refusedImport(fields: Record<string, string>): Result<never> {
  const [row = '', message = ''] = Object.entries(fields)[0] ?? [];
  return {
    ok: false,
    failure: { code: 'invalid', message: `Nothing was imported. ${row}: ${message}`, fields },
  };
}
