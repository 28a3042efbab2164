import { AWAITED } from '@mcs-repairs/shared/domain/rules/today';
import { isAwaited } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { Shop } from '../shop';
import { inTransaction } from '../../db';
import { hasComeIn } from '../incomingBookings';
import { promiseMail } from '../promiseMail';
import type { ReminderKind } from '../../notifications';

const HOUR = 3_600_000;
const EVERY_MS = 20_000;
const BATCH = 50;

/**
 * A reminder is sent between `fromMs` and `untilMs` before the appointment. If the server did not
 * run, it sends a late reminder only within this time.
 */
const WINDOWS: readonly { kind: ReminderKind; fromMs: number; untilMs: number }[] = [
  { kind: 'reminder-day', fromMs: 24 * HOUR, untilMs: 4 * HOUR },
  { kind: 'reminder-hours', fromMs: 2 * HOUR, untilMs: 15 * 60_000 },
];

type Place = Pick<Shop, 'db' | 'config' | 'now'>;

/**
 * Returns a function that queues due reminders. The mail worker calls this function at each run,
 * but the function searches the database less often.
 */
export function remindCustomers(place: Place): () => Promise<void> {
  let looked = 0;
  return async () => {
    const now = place.now().getTime();
    if (now - looked < EVERY_MS) return;
    looked = now;
    await promiseReminders(place);
  };
}

/** Queues every due reminder that no process has queued before. Returns how many. */
export async function promiseReminders(place: Place): Promise<number> {
  let promised = 0;
  for (const window of WINDOWS) promised += await promiseWindow(place, window);
  return promised;
}

async function promiseWindow(
  { db, config, now }: Place,
  { kind, fromMs, untilMs }: (typeof WINDOWS)[number],
): Promise<number> {
  const at = now();
  const ahead = (ms: number) => new Date(at.getTime() + ms).toISOString();
  let promised = 0;
  for (;;) {
    const due = await db
      .selectFrom('bookings')
      .leftJoin('reminders', (join) =>
        join
          .onRef('reminders.booking_id', '=', 'bookings.id')
          .onRef('reminders.starts_at', '=', 'bookings.starts_key')
          .on('reminders.kind', '=', kind),
      )
      .select(['bookings.id', 'starts_key'])
      .where('bookings.kind', '=', 'appointment')
      .where('status', 'in', AWAITED)
      .where('stage', 'is', null)
      .where('held_until', 'is', null)
      .where('starts_key', '>', ahead(untilMs))
      .where('starts_key', '<=', ahead(fromMs))
      .where('reminders.booking_id', 'is', null)
      .where(hasComeIn)
      .orderBy('starts_key')
      .orderBy('bookings.id')
      .limit(BATCH)
      .execute();
    for (const { id, starts_key: startsAt } of due) {
      if (await promiseOne({ db, config, now }, { id, startsAt, kind, fromMs })) promised += 1;
    }
    if (due.length < BATCH) return promised;
  }
}

/**
 * Queues a reminder once for each time of an appointment. Several processes may try to queue it.
 * Only the process that inserts the row in `reminders` queues the reminder.
 */
async function promiseOne(
  { db, config, now }: Place,
  {
    id,
    startsAt,
    kind,
    fromMs,
  }: { id: string; startsAt: string; kind: ReminderKind; fromMs: number },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const taken = await trx
      .insertInto('reminders')
      .values({ booking_id: id, kind, starts_at: startsAt, created_at: now().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('booking_id')
      .executeTakeFirst();
    if (!taken) return false;
    const row = await trx
      .selectFrom('bookings')
      .select([
        'appointment_date',
        'appointment_time',
        'scheduled_at',
        'starts_key',
        'stage',
        'status',
      ])
      .where('id', '=', id)
      .executeTakeFirst();
    // The booking may have been rescheduled or cancelled meanwhile, or the shop may have the
    // device. If it was rescheduled, its new time gets a reminder of its own.
    const isOpen = row && isAwaited({ status: row.status, stage: row.stage ?? undefined });
    if (!isOpen || row.starts_key !== startsAt) return false;
    // A customer who chose the time after this instant still remembers it, and gets no reminder.
    const since = new Date(Date.parse(startsAt) - fromMs).toISOString();
    if (row.scheduled_at > since) return false;
    const { appointment_date: appointmentDate, appointment_time: appointmentTime } = row;
    const about = { id, appointmentDate, appointmentTime };
    return promiseMail({ db, config, now }, trx, about, kind);
  });
}
