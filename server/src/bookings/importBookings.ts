import { setImmediate as breathe } from 'node:timers/promises';
import * as z from 'zod/mini';
import { holdsSlot } from 'shared/domain/rules/bookingStatus';
import { fieldErrors } from 'shared/domain/rules/fieldErrors';
import { bookingSchema, type Booking, type ImportProgress } from 'shared/domain/types/booking';
import type { Result } from 'shared/domain/types/failure';
import { lineText, linesText, phoneText, textAsTyped } from 'shared/domain/types/text';
import { shopDateSchema, slotTimeSchema } from 'shared/domain/types/time';
import { insertBookings, noteImported, ownersOf, storedIds } from './storedBookings';
import type { Actor } from '../staff/actor';
import { change } from '../changes/change';
import { newId } from '../db/ids';
import { beginImport, endImport, holdImport, noteImportRows } from './storedImports';
import type { Trx } from '../db/schema';
import { holdTimes, type HeldTime } from '../availability/slots';
import { inTransaction, transact } from '../db/transact';
import { boundedQueue, QueueFull } from '../http/boundedQueue';
import { failure } from '../http/failures';
import { pacer } from '../http/pacer';
import type { Shop } from '../shop';
import { forgetImportNotes, undoImport } from './undoImport';

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
/** Of one import. */
export const MOST_ROWS = 200_000;
/** Rows of one transaction: other writers wait for no more than these. */
const SLICE = 50;
const LOOK_UP = 500;
const REFERENCE_TAKEN = 'Another booking has this reference';
const INTERRUPTED = {
  ok: false,
  failure: failure('unavailable', {
    message: 'The import was cut short by a restart, and nothing of it was kept. Please try again.',
    retryAfterSeconds: 60,
  }),
} as const;
/** Places that are told of a file with bad rows; more help nobody to mend it. */
const MOST_PLACES = 100;

/** The body as documented: a list of bookings, or an export that has it under `bookings`. Rows are checked one by one later. */
export const importBodySchema = z.union([
  z.array(z.unknown()),
  z.object({ bookings: z.array(z.unknown()) }),
]);

type Imported = { added: number; skipped: number };

/** Imports of one process: one at a time, since each holds its whole file. */
export function importDesk() {
  const queue = boundedQueue({ atOnce: 1, waiting: 2 });
  let progress: ImportProgress = null;
  return {
    /** How far the running import is; null when none runs in this process. */
    progress: () => progress,
    /** Takes an export back in; rows whose id is stored already are left alone. One bad row stops all. */
    async take(shop: Shop, body: unknown, by: Actor): Promise<Result<Imported>> {
      const note: Note = (step, done, total) => {
        progress = { step, done, total };
      };
      try {
        return await queue.run(() =>
          importBookings(shop, body, by, note).finally(() => (progress = null)),
        );
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error;
        const message = 'Other imports are running. Please try again in a minute.';
        return { ok: false, failure: failure('unavailable', { message, retryAfterSeconds: 60 }) };
      }
    },
  };
}

type Note = (step: 'checking' | 'storing', done: number, total: number) => void;

/** Everything is checked before anything is stored; both give way to other requests again and again. */
async function importBookings(
  shop: Shop,
  body: unknown,
  by: Actor,
  note: Note,
): Promise<Result<Imported>> {
  const rows = Array.isArray(body) ? body : (body as { bookings?: unknown }).bookings;
  if (!Array.isArray(rows)) return refused({ bookings: 'Not a list of bookings' });
  if (rows.length > MOST_ROWS) return refused({ bookings: `At most ${MOST_ROWS} rows at a time` });
  const checked = await check(rows, note);
  if (!checked.ok) return checked;
  const taken = await refuseTakenReferences(shop, checked.value);
  if (taken) return taken;
  const stored = await storeInSlices(shop, checked.value, by, note);
  if (!stored.ok) return stored;
  return { ok: true, value: { added: stored.value, skipped: rows.length - stored.value } };
}

/**
 * Each slice is a short transaction, so that other writers have their turn; what is stored is noted beside it, and taken back
 * unless the last slice is reached. Nothing is announced before.
 */
async function storeInSlices(
  shop: Shop,
  rows: readonly Checked[],
  by: Actor,
  note: Note,
): Promise<Result<number>> {
  const id = newId();
  const now = shop.now();
  await inTransaction(shop.db, (trx) => beginImport(trx, id, now));
  let added = 0;
  try {
    for (let start = 0; start < rows.length; start += SLICE) {
      const slice = rows.slice(start, start + SLICE);
      const stored = await transact(shop.db, (trx) =>
        storeSlice(shop, trx, { id, slice, by, now }),
      );
      if (!stored.ok) {
        await undoImport(shop, id);
        return stored;
      }
      added += stored.value;
      note('storing', start + slice.length, rows.length);
      await breathe();
    }
    const ended = await change(shop, 'bookings', async (trx, changed) => {
      if (!(await holdImport(trx, id))) return INTERRUPTED;
      await endImport(trx, id);
      if (added) changed('import');
      return { ok: true, value: added };
    });
    if (ended.ok) await forgetImportNotes(shop);
    return ended;
  } catch (error) {
    // A database that is away now takes it back at the next start.
    await undoImport(shop, id).catch(() => {});
    throw error;
  }
}

async function storeSlice(
  { config }: Shop,
  trx: Trx,
  { id, slice, by, now }: { id: string; slice: readonly Checked[]; by: Actor; now: Date },
): Promise<Result<number>> {
  if (!(await holdImport(trx, id))) return INTERRUPTED;
  const stored = await insertBookings(
    trx,
    slice.map(({ booking }) => booking),
  );
  const taken = await refuseTaken(trx, slice, stored);
  if (taken) return taken;
  const fresh = slice.flatMap(({ booking }) => (stored.has(booking.id) ? [booking] : []));
  await noteImported(trx, fresh, by, now);
  const ids = fresh.map((booking) => booking.id);
  await noteImportRows(trx, id, ids);
  const held = new Map<string, HeldTime>();
  for (const booking of fresh) count(held, booking);
  await holdTimes(trx, [...held.values()], config.slotCapacity, async () => {});
  return { ok: true, value: fresh.length };
}

/** Found before anything is stored: a number that another booking has, here or in the same file. */
async function refuseTakenReferences(
  { db }: Pick<Shop, 'db'>,
  rows: readonly Checked[],
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
    if (taken) return refused({ [`${taken.index}.reference`]: REFERENCE_TAKEN });
  }
  return null;
}

type Checked = { index: number; booking: Booking };

/** Every row by the schema, each id once: a repeated one counts as present. */
async function check(rows: readonly unknown[], note: Note): Promise<Result<Checked[]>> {
  const checked = new Map<string, Checked>();
  const fields: Record<string, string> = {};
  const pause = pacer();
  for (const [index, row] of rows.entries()) {
    const parsed = rowSchema.safeParse(row);
    if (parsed.success && !checked.has(parsed.data.id)) {
      // An export may be old: what was held then is decided by now.
      checked.set(parsed.data.id, { index, booking: { ...parsed.data, heldUntil: undefined } });
    } else if (!parsed.success) {
      for (const [field, message] of Object.entries(fieldErrors(parsed.error.issues))) {
        fields[field ? `${index}.${field}` : `${index}`] = message;
      }
      if (Object.keys(fields).length >= MOST_PLACES) break;
    }
    note('checking', index + 1, rows.length);
    await pause();
  }
  if (Object.keys(fields).length) return refused(fields);
  return { ok: true, value: [...checked.values()] };
}

/** What was not stored is there already under its id, or its reference belongs to another booking. */
async function refuseTaken(
  trx: Trx,
  slice: readonly Checked[],
  stored: ReadonlySet<string>,
): Promise<Result<never> | null> {
  const left = slice.filter(({ booking }) => !stored.has(booking.id));
  const present = await storedIds(
    trx,
    left.map(({ booking }) => booking.id),
  );
  const taken = left.find(({ booking }) => !present.has(booking.id));
  if (!taken) return null;
  return refused({ [`${taken.index}.reference`]: REFERENCE_TAKEN });
}

function count(held: Map<string, HeldTime>, booking: Booking): void {
  const { appointmentDate: shopDate, appointmentTime: time, status } = booking;
  if (!shopDate || !holdsSlot(status)) return;
  const key = `${shopDate} ${time}`;
  const bookings = (held.get(key)?.bookings ?? 0) + 1;
  held.set(key, { shopDate, time, bookings });
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
