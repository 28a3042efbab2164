import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Config } from '../config';
import { forgetEvents } from '../db/changes';
import { heldRows } from '../db/heldRows';
import { deletePhotos } from '../photos/storedPhotos';
import type { Db, Reads } from '../db/schema';
import { inTransaction } from '../db/transact';
import { removePhotoFiles } from '../photos/photoFiles';
import { eraseBooking, removeFiles } from './eraseBooking';
import { removeStrayPhotos } from './removeStrayPhotos';

/** Rows that one transaction takes, so that nobody waits long for it. */
const SLICE = 200;
/** Bookings of one transaction: each of them rewrites several tables and the search. */
const ERASURES = 10;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A submission is repeated within minutes; its stored answer is kept for a week. */
const ANSWERS_DAYS = 7;
/** Dashboards that were away longer load their lists anew. */
const EVENTS_DAYS = 7;
/** A photo that no booking named within a day was given up with its form. */
const UNCLAIMED_HOURS = 24;
/** Browsers in which staff signed in, and failed attempts. */
const DEVICES_DAYS = 365;
const ATTEMPTS_DAYS = 30;
const STAFF_LINKS_DAYS = 1;
/** Codes to track repairs expire within minutes. */
const CODES_DAYS = 1;
/** Proofs of work expire within minutes. */
const PROOFS_DAYS = 1;

/** How many of each were erased or removed. */
export type RetentionCounts = {
  bookings: number;
  photos: number;
  requests: number;
  mails: number;
  others: number;
};

type Options = { db: Db; config: Pick<Config, 'dataDir' | 'retention'>; now: Date };

/** Applies every period of the configuration; safe to run at any time and in several processes. */
export async function applyRetention(options: Options): Promise<RetentionCounts> {
  const counts = {
    bookings: await eraseOldBookings(options),
    photos: await removeOldPhotos(options),
    requests: await removeOldRequests(options),
    mails: await removeOldMails(options),
    others: await removeLeftovers(options),
  };
  const unclaimed = new Date(options.now.getTime() - UNCLAIMED_HOURS * HOUR);
  const strays = await removeStrayPhotos(options, unclaimed);
  return { ...counts, photos: counts.photos + strays };
}

/** Counted from the last change, and never before the appointment; spam from its mark, whatever day it names. */
async function eraseOldBookings({ db, config, now }: Options): Promise<number> {
  const limit = monthsBefore(now, config.retention.bookingsMonths).toISOString();
  const spamLimit = daysBefore(now, config.retention.spamDays);
  return inSlices(async () => {
    const oldOnes = (reads: Reads) =>
      reads
        .selectFrom('bookings')
        .select('id')
        .where('erased_at', 'is', null)
        .where((row) =>
          row.or([
            row('spam_at', '<', spamLimit),
            row.and([
              row('updated_at', '<', limit),
              row.or([row('starts_key', '<', limit), row('starts_key', '=', '~')]),
            ]),
          ]),
        );
    const old = await oldOnes(db).limit(SLICE).execute();
    for (let start = 0; start < old.length; start += ERASURES) {
      const ids = old.slice(start, start + ERASURES).map(({ id }) => id);
      const left = await inTransaction(db, async (trx) => {
        // What somebody took up again meanwhile is not old any more.
        const still = oldOnes(trx).where('id', 'in', ids).orderBy('id');
        const held = await heldRows(still, db.engine).execute();
        return Promise.all(held.map(({ id }) => eraseBooking(trx, id, now)));
      });
      for (const files of left) await removeFiles(config, files);
      await breathe();
    }
    return old.length;
  });
}

async function removeOldPhotos({ db, config, now }: Options): Promise<number> {
  const limit = monthsBefore(now, config.retention.photosMonths).toISOString();
  const unclaimed = new Date(now.getTime() - UNCLAIMED_HOURS * HOUR).toISOString();
  return inSlices(async () => {
    const old = await db
      .selectFrom('photos')
      .select('id')
      .where((row) =>
        row.or([
          row('created_at', '<', limit),
          row.and([row('booking_id', 'is', null), row('created_at', '<', unclaimed)]),
        ]),
      )
      .limit(SLICE)
      .execute();
    const ids = old.map(({ id }) => id);
    if (!ids.length) return 0;
    await inTransaction(db, (trx) => deletePhotos(trx, ids));
    await removePhotoFiles(config.dataDir, ids);
    return ids.length;
  });
}

async function removeOldRequests({ db, config, now }: Options): Promise<number> {
  const limit = monthsBefore(now, config.retention.requestsMonths).toISOString();
  const spamLimit = daysBefore(now, config.retention.spamDays);
  let removed = 0;
  for (const table of ['quote_requests', 'enquiries'] as const) {
    removed += await inSlices(async () => {
      const old = db
        .selectFrom(table)
        .select('id')
        .where((row) => row.or([row('created_at', '<', limit), row('spam_at', '<', spamLimit)]))
        .limit(SLICE);
      const gone = await db.deleteFrom(table).where('id', 'in', old).returning('id').execute();
      return gone.length;
    });
  }
  return removed;
}

/** Rows of the outbox, and the files that stand for mail where there is no mail server. */
async function removeOldMails({ db, config, now }: Options): Promise<number> {
  const oldest = new Date(now.getTime() - config.retention.mailDays * DAY);
  const removed = await inSlices(async () => {
    const old = db
      .selectFrom('outbox')
      .select('id')
      .where('created_at', '<', oldest.toISOString())
      .limit(SLICE);
    const gone = await db.deleteFrom('outbox').where('id', 'in', old).returning('id').execute();
    return gone.length;
  });
  const folder = path.join(config.dataDir, 'mail');
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const written = await stat(file).catch(() => null);
    if (written && written.mtimeMs < oldest.getTime()) await rm(file, { force: true });
  }
  return removed;
}

async function removeLeftovers({ db, config, now }: Options): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  await inTransaction(db, (trx) => forgetEvents(trx, before(EVENTS_DAYS)));
  const answers = await db
    .deleteFrom('idempotency')
    .where('created_at', '<', before(ANSWERS_DAYS).toISOString())
    .executeTakeFirst();
  const sessions = await db
    .deleteFrom('sessions')
    .where('expires_at', '<', now.toISOString())
    .executeTakeFirst();
  const devices = await db
    .deleteFrom('known_devices')
    .where('created_at', '<', before(DEVICES_DAYS).toISOString())
    .executeTakeFirst();
  const links = await db
    .deleteFrom('password_links')
    .where('created_at', '<', before(STAFF_LINKS_DAYS).toISOString())
    .where((row) =>
      row.or([row('lives_until', 'is', null), row('lives_until', '<', now.toISOString())]),
    )
    .executeTakeFirst();
  const approvals = await db
    .deleteFrom('sign_in_approvals')
    .where('created_at', '<', before(STAFF_LINKS_DAYS).toISOString())
    .executeTakeFirst();
  const attempts = await db
    .deleteFrom('sign_in_attempts')
    .where('last_at', '<', before(ATTEMPTS_DAYS).toISOString())
    .where('blocked_until', '<', now.toISOString())
    .executeTakeFirst();
  const codes = await db
    .deleteFrom('tracking_codes')
    .where('created_at', '<', before(CODES_DAYS).toISOString())
    .executeTakeFirst();
  const submissions = await db
    .deleteFrom('submissions')
    .where('created_at', '<', before(config.retention.submissionsDays).toISOString())
    .executeTakeFirst();
  const proofs = await db
    .deleteFrom('spent_proofs')
    .where('created_at', '<', before(PROOFS_DAYS).toISOString())
    .executeTakeFirst();
  const notes = await db
    .deleteFrom('customer_notes')
    .where('created_at', '<', monthsBefore(now, config.retention.bookingsMonths).toISOString())
    .executeTakeFirst();
  const log = await db
    .deleteFrom('staff_log')
    .where('at', '<', before(config.retention.logDays).toISOString())
    .executeTakeFirst();
  const { submissionsDays, mailDays } = config.retention;
  const texts = await db
    .deleteFrom('texts_sent')
    .where('created_at', '<', before(submissionsDays).toISOString())
    .executeTakeFirst();
  const alerts = await db
    .deleteFrom('alerts')
    .where('created_at', '<', before(mailDays).toISOString())
    .executeTakeFirst();
  const reminders = await db
    .deleteFrom('reminders')
    .where('starts_at', '<', before(mailDays).toISOString())
    .executeTakeFirst();
  const removed = [
    log,
    texts,
    alerts,
    reminders,
    answers,
    sessions,
    devices,
    links,
    approvals,
    attempts,
    codes,
    submissions,
    proofs,
    notes,
  ];
  return removed.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

/** Repeats until a slice was not full; answers the sum. */
async function inSlices(slice: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (;;) {
    const count = await slice();
    sum += count;
    if (count < SLICE) return sum;
  }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY).toISOString();

/** The same day some months ago; the last day of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}
