import {
  GUIDE_STEPS,
  type Guide,
  type GuideSkip,
  type GuideStep,
} from '@mcs-repairs/shared/domain/types/guide';
import { alertChoicesSchema } from '@mcs-repairs/shared/domain/types/alert';
import { type Actor, noteLog, type StaffPlace } from '../../auth';
import { isReal } from '../../bookings';
import { inTransaction, type Reads } from '../../db';
import { hasRealBookings, hasSamples } from './samples';

/** For how many milliseconds after its first booking a shop counts as new. */
const NEW_MS = 7 * 24 * 3_600_000;

type Place = Pick<StaffPlace, 'db' | 'now'>;

/**
 * Returns the steps of the guide for a new shop. The stored data shows which steps staff have done.
 */
export async function readGuide({ db, now }: Place): Promise<Guide> {
  const samples = await hasSamples(db);
  const isOld = await hasRealBookings(db, new Date(now().getTime() - NEW_MS));
  const over: Guide = { steps: [], hasSamples: samples, canAddSamples: false };
  if (isOld) return over;
  const skips = await db.selectFrom('guide_skips').select('step').execute();
  const skipped = new Set(skips.map(({ step }) => step));
  if (skipped.has('guide')) return over;
  const steps: Guide['steps'] = [];
  for (const step of GUIDE_STEPS) {
    const isDone = await DONE[step](db);
    steps.push({ step, state: isDone ? 'done' : skipped.has(step) ? 'skipped' : 'to-do' });
  }
  if (steps.every(({ state }) => state !== 'to-do')) return over;
  const ticketOf = (await newestCheckIn(db))?.id;
  return {
    steps,
    hasSamples: samples,
    canAddSamples: !samples && !(await hasRealBookings(db)),
    ...(ticketOf !== undefined && { ticketOf }),
  };
}

/**
 * Skips a step of the guide for a new shop, or hides the whole guide, for all owners. A second call
 * changes nothing.
 */
export async function skipInGuide({ db, now }: Place, step: GuideSkip, by: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = { step, at: now().toISOString() };
    const added = await trx
      .insertInto('guide_skips')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('step')
      .executeTakeFirst();
    if (added) await noteLog(trx, { event: 'guide-skipped', detail: step }, by, now());
  });
}

/** Returns the check-in of the newest device. Sample bookings do not count. */
const newestCheckIn = (trx: Reads) =>
  trx
    .selectFrom('bookings')
    .select('id')
    .where('stage', 'is not', null)
    .where(isReal)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

const published = (trx: Reads) =>
  trx
    .selectFrom('content_editions')
    .select('id')
    .where('piece', '=', 'profile')
    .where('undone_at', 'is', null)
    .limit(1)
    .executeTakeFirst();

const revision = (trx: Reads) =>
  trx.selectFrom('schedule_revisions').select('revision').limit(1).executeTakeFirst();

const printed = (trx: Reads) =>
  trx
    .selectFrom('staff_log')
    .select('id')
    .where('event', '=', 'ticket-printed')
    .limit(1)
    .executeTakeFirst();

const DONE: Record<GuideStep, (trx: Reads) => Promise<boolean>> = {
  profile: async (trx) => (await published(trx)) !== undefined,
  hours: async (trx) => (await revision(trx)) !== undefined,
  colleague: async (trx) => {
    const members = await trx.selectFrom('staff').select('id').limit(2).execute();
    return members.length > 1;
  },
  alerts: async (trx) => {
    const chosen = await trx.selectFrom('alert_choices').select('choices').execute();
    return chosen.some(({ choices }) => hasAlert(choices));
  },
  'check-in': async (trx) => (await newestCheckIn(trx)) !== undefined,
  ticket: async (trx) => (await printed(trx)) !== undefined,
};

function hasAlert(text: string): boolean {
  const choices = alertChoicesSchema.safeParse(JSON.parse(text));
  return choices.success && Object.values(choices.data).some((events) => events.length > 0);
}
