import {
  isUndone,
  scheduleChanges,
  undoneChanges,
} from '@mcs-repairs/shared/domain/rules/scheduleChanges';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type {
  BookingDecision,
  PromiseDecision,
  PromisedDevice,
  Schedule,
  ScheduleChange,
  SchedulePreview,
} from '@mcs-repairs/shared/domain/types/schedule';
import { applyCapacity } from './slots';
import { change, type Changed } from '../../changes';
import type { Trx } from '../../db';
import { refused } from '../../runtime';
import type { Shop } from '../shop';
import { type Actor, noteLog } from '../../auth';
import { claimSchedule, currentSchedule, scheduleAt } from './currentSchedule';
import { touchedBookings, type TouchedBooking } from './displacedBookings';
import { touchedPromises } from './promisedDevices';
import { type Circumstances, settleBooking } from './settleBooking';
import { restorePromises, settlePromise } from './settlePromise';
import { insertRevision, readHistory } from './storedSchedule';
import { restoreDecided } from './restoreDecided';

const MOVED_ON = 'The opening hours were changed meanwhile. Please check them and try again.';

const CHANGED_MEANWHILE = 'A booking was changed meanwhile. Please check the list and try again.';

/**
 * Returns how new opening hours would change the days, and the open bookings whose appointments
 * would be outside of the new times.
 */
export async function previewSchedule(shop: Shop, after: Schedule): Promise<SchedulePreview> {
  const { schedule: before } = await currentSchedule(shop);
  const touched = await touchedBookings(shop.db, { before, after }, shop.now());
  return {
    changes: scheduleChanges(before, after),
    touched: touched.map(({ status: _status, ...booking }) => booking),
    promised: await touchedPromises(shop.db, { before, after }, shop.now()),
  };
}

/**
 * Activates new opening hours, which the owner edited from the given revision. Applies the owner's
 * decision to every affected booking. The whole change fails if a booking has no decision or was
 * changed meanwhile. Otherwise, the owner could forget a booking.
 */
export async function changeSchedule(
  shop: Shop,
  wanted: ScheduleChange,
  by: Actor,
): Promise<Result<Counted>> {
  return change(shop, 'bookings', async (trx, changed) => {
    const { revision, schedule: before } = await claimSchedule(shop, trx);
    if (revision !== wanted.revision) return refusedHours(MOVED_ON);
    const outcome = await put(shop, trx, { revision, before, wanted }, by);
    if (outcome.ok) tell(changed, outcome.value.touched);
    return outcome;
  });
}

/**
 * Activates the previous opening hours again. Undoes the decisions of the last change, except for
 * bookings that were changed since. An undo cannot be undone, because repeated presses would switch
 * back and forth between two versions.
 */
export async function undoSchedule(shop: Shop, seen: number, by: Actor): Promise<Result<Counted>> {
  return change(shop, 'bookings', async (trx, changed) => {
    const { revision, schedule: before } = await claimSchedule(shop, trx);
    if (revision !== seen) return refusedHours(MOVED_ON);
    const schedule = await scheduleAt(shop, trx, revision - 1);
    const [last] = await readHistory(trx, 1);
    if (!schedule || (last && isUndone(last.changes)))
      return refusedHours('There is no change to undo.');
    const now = shop.now();
    // An undo does not restore earlier promised days, because the customers have already got a
    // message about the new ones.
    const promised = await touchedPromises(trx, { before, after: schedule }, now);
    const kept = promised.map(({ id, version }) => ({ id, version, decision: 'keep' as const }));
    const wanted = { revision, schedule, decisions: [], promises: kept };
    const outcome = await put(shop, trx, { revision, before, wanted, isUndo: true }, by);
    if (!outcome.ok) return outcome;
    const restored = await restoreDecided(shop, trx, revision, { schedule, by, now });
    const promises = await restorePromises(shop, trx, revision, { by, now });
    tell(changed, [...outcome.value.touched, ...restored, ...promises]);
    return outcome;
  });
}

/** The revision of the active opening hours, and the ids of the bookings that changed with it. */
type Counted = { revision: number; touched: string[] };

/** Notifies open staff pages of the changed opening hours and bookings. */
function tell(changed: Changed, bookings: readonly string[]): void {
  changed('schedule');
  for (const id of bookings) changed(id);
}

type Step = { revision: number; before: Schedule; wanted: ScheduleChange; isUndo?: boolean };

/**
 * Activates opening hours. Applies the owner's decision to each affected booking, and to each
 * device with a promised day.
 */
async function put(
  shop: Shop,
  trx: Trx,
  { revision, before, wanted, isUndo = false }: Step,
  by: Actor,
): Promise<Result<Counted>> {
  const now = shop.now();
  const { schedule, message = '' } = wanted;
  const differences = scheduleChanges(before, schedule);
  if (!differences.length) return refusedHours('Nothing has changed.');
  const changes = isUndo ? undoneChanges(differences) : differences;
  const affected = {
    touched: await touchedBookings(trx, { before, after: schedule }, now),
    promised: await touchedPromises(trx, { before, after: schedule }, now),
  };
  const decided = decisionsAbout(affected, wanted);
  if (!decided.ok) return decided;
  const next = revision + 1;
  shop.db.scope.changed('schedule');
  await insertRevision(trx, { revision: next, schedule, changes }, by, now);
  await noteLog(trx, { event: 'schedule-changed', detail: changes.join('. ') }, by, now);
  if (schedule.capacity !== before.capacity) {
    await applyCapacity(trx, toShopDate(now), schedule.capacity);
  }
  const circumstances = { revision: next, schedule, message, by, now };
  for (const { booking, decision } of decided.value.bookings) {
    const isSettled = await settleTouched(shop, trx, booking, decision, circumstances);
    if (!isSettled) return refusedHours(CHANGED_MEANWHILE);
  }
  for (const { device, decision } of decided.value.devices) {
    const isSettled = await settlePromise(shop, trx, device, decision, circumstances);
    if (!isSettled) return refusedHours(CHANGED_MEANWHILE);
  }
  const ids = [...affected.touched, ...affected.promised].map(({ id }) => id);
  return { ok: true, value: { revision: next, touched: ids } };
}

type Decided = {
  bookings: { booking: TouchedBooking; decision: BookingDecision }[];
  devices: { device: PromisedDevice; decision: PromiseDecision }[];
};

/**
 * Returns the owner's decision about each affected booking and device. Fails if a decision is
 * missing or impossible.
 */
function decisionsAbout(
  { touched, promised }: { touched: TouchedBooking[]; promised: PromisedDevice[] },
  { decisions, promises }: Pick<ScheduleChange, 'decisions' | 'promises'>,
): Result<Decided> {
  const onBooking = decisionsOf(decisions);
  const onPromise = decisionsOf(promises);
  const decided: Decided = { bookings: [], devices: [] };
  for (const booking of touched) {
    const decision = onBooking(booking)?.decision;
    if (!decision) return refusedHours(undecided('bookings'));
    decided.bookings.push({ booking, decision });
  }
  for (const device of promised) {
    const decision = onPromise(device)?.decision;
    if (!decision) return refusedHours(undecided('promised devices'));
    decided.devices.push({ device, decision });
  }
  const unreachable = decided.bookings.find(
    ({ booking, decision }) => decision === 'move' && !booking.hasEmail,
  );
  if (!unreachable) return { ok: true, value: decided };
  return refusedHours(
    `${unreachable.booking.reference} has no email address to offer other times to. Please call, then keep or cancel it.`,
  );
}

/**
 * Applies the owner's decision to a booking, and stores the decision for an undo. Returns false if
 * somebody changed the booking meanwhile.
 */
async function settleTouched(
  shop: Shop,
  trx: Trx,
  { id, version: seen, status }: TouchedBooking,
  decision: BookingDecision,
  circumstances: Circumstances & { revision: number },
): Promise<boolean> {
  const version = await settleBooking(shop, trx, { id, version: seen }, decision, circumstances);
  if (version === null) return false;
  const { revision } = circumstances;
  await trx
    .insertInto('schedule_decisions')
    .values({ revision, booking_id: id, decision, from_status: status, version })
    .execute();
  return true;
}

/**
 * Returns a function that finds the owner's decision about a booking. A decision counts only if the
 * owner saw the stored version of the booking.
 */
function decisionsOf<Decision extends Versioned>(decisions: readonly Decision[]) {
  const byId = new Map(decisions.map((decision) => [decision.id, decision]));
  return ({ id, version }: Versioned) => {
    const decision = byId.get(id);
    return decision?.version === version ? decision : undefined;
  };
}

type Versioned = { id: string; version: number };

const undecided = (what: string) =>
  `This change affects ${what} without a decision. Please decide about them first.`;

const refusedHours = (message: string) => refused('conflict', { message });
