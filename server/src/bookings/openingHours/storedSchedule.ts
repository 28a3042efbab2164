import * as z from 'zod/mini';
import {
  scheduleSchema,
  type Schedule,
  type ScheduleSettings,
} from '@mcs-repairs/shared/domain/types/schedule';
import type { Reads, Trx } from '../../db';
import type { Actor } from '../../auth';

const changesSchema = z.array(z.string());

/** Returns the revision of the active opening hours. 0 if none are stored. */
export async function newestRevision(trx: Reads): Promise<number> {
  const row = await trx
    .selectFrom('schedule_revisions')
    .select('revision')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

export async function readRevision(trx: Reads, revision: number): Promise<Schedule | null> {
  const row = await trx
    .selectFrom('schedule_revisions')
    .select('schedule')
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row ? scheduleSchema.parse(JSON.parse(row.schedule)) : null;
}

export async function insertRevision(
  trx: Trx,
  { revision, schedule, changes }: { revision: number; schedule: Schedule; changes: string[] },
  by: Actor,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('schedule_revisions')
    .values({
      revision,
      at: now.toISOString(),
      by_name: by.name,
      staff_id: by.staffId,
      changes: JSON.stringify(changes),
      schedule: JSON.stringify(schedule),
    })
    .execute();
}

/** Returns the latest changes of the opening hours, newest first. */
export async function readHistory(trx: Reads, most = 20): Promise<ScheduleSettings['history']> {
  const rows = await trx
    .selectFrom('schedule_revisions')
    .select(['revision', 'at', 'by_name', 'changes'])
    .orderBy('revision', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ revision, at, by_name: by, changes }) => ({
    revision,
    at,
    by,
    changes: changesSchema.parse(JSON.parse(changes)),
  }));
}
