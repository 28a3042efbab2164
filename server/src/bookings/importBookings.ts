import * as z from 'zod/mini';
import { holdsSlot } from 'shared/rules/bookingStatus';
import { fieldErrors } from 'shared/rules/fieldErrors';
import { bookingSchema, type Booking } from 'shared/types/booking';
import type { Result } from 'shared/types/failure';
import { lineText, linesText, phoneText, textAsTyped } from 'shared/types/text';
import { shopDateSchema, slotTimeSchema } from 'shared/types/time';
import { insertBooking, noteAudit, storedIds, type Actor } from '../db/bookings';
import { noteEvent } from '../db/events';
import type { Trx } from '../db/schema';
import { holdSlot } from '../db/slots';
import { transact } from '../db/transact';
import type { Shop } from '../shop';

const short = (max = 200) => lineText({ min: 1, max });
const code = (max: number) => lineText({ min: 1, max, pattern: /^[\w-]+$/ });
const instant = bookingSchema.shape.createdAt.check(
  z.refine((text) => !Number.isNaN(Date.parse(text)), 'This moment does not exist'),
);

/** A row of an export, with the limits that new bookings have. */
const rowSchema = z
  .extend(bookingSchema, {
    id: code(64),
    reference: code(40),
    version: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    customerName: short(),
    customerEmail: short(254),
    customerPhone: phoneText({ min: 1, max: 40 }),
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
const rowsSchema = z.array(rowSchema).check(z.maxLength(200_000));

/** The body as documented: a list of bookings, or an export that has it under `bookings`. Rows are checked one by one later. */
export const importBodySchema = z.union([
  z.array(z.unknown()),
  z.object({ bookings: z.array(z.unknown()) }),
]);

/** Takes an export back in; rows whose id is stored already are left alone. One bad row stops all. */
export async function importBookings(
  shop: Shop,
  body: unknown,
  by: Actor,
): Promise<Result<{ added: number; skipped: number }>> {
  const rows = Array.isArray(body) ? body : (body as { bookings?: unknown }).bookings;
  const parsed = rowsSchema.safeParse(rows);
  if (!parsed.success) return refused(fieldErrors(parsed.error.issues));
  const now = shop.now();
  const outcome = await transact(shop.db, async (trx) => {
    const present = await storedIds(
      trx,
      parsed.data.map(({ id }) => id),
    );
    let added = 0;
    for (const [index, booking] of parsed.data.entries()) {
      if (present.has(booking.id)) continue;
      present.add(booking.id);
      if (!(await take(shop, trx, booking, by, now))) {
        return refused({ [`${index}.reference`]: 'Another booking has this reference' });
      }
      added += 1;
    }
    if (added) await noteEvent(trx, 'bookings', 'import', now);
    return { ok: true, value: { added, skipped: parsed.data.length - added } };
  });
  if (outcome.ok) shop.changes.wake();
  return outcome;
}

async function take(shop: Shop, trx: Trx, booking: Booking, by: Actor, now: Date) {
  // An export may be old: what was held then is decided by now.
  const kept = { ...booking, heldUntil: undefined };
  if (!(await insertBooking(trx, kept, null))) return false;
  const { appointmentDate, appointmentTime, status } = booking;
  if (appointmentDate && holdsSlot(status)) {
    await holdSlot(trx, appointmentDate, appointmentTime, shop.config.slotCapacity);
  }
  await noteAudit(trx, booking.id, { from: null, to: status, by, note: 'Imported' }, now);
  return true;
}

function hasItsTime({ kind, appointmentDate, appointmentTime }: Booking): boolean {
  if (kind === 'request') return appointmentDate === '' && appointmentTime === '';
  return (
    shopDateSchema.safeParse(appointmentDate).success &&
    slotTimeSchema.safeParse(appointmentTime).success
  );
}

function refused(fields: Record<string, string>): Result<never> {
  const [row = '', message = ''] = Object.entries(fields)[0] ?? [];
  return {
    ok: false,
    failure: { code: 'invalid', message: `Nothing was imported. ${row}: ${message}`, fields },
  };
}
