import { defaultSchedule } from '@mcs-repairs/shared/domain/catalogue/defaultSchedule';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { PublicSchedule } from '@mcs-repairs/shared/domain/types/schedule';
import type { Shop } from '../shop';
import type { Db } from '../../db';
import type { Logger } from '../../http';
import { repeatedJob } from '../../runtime';
import { currentSchedule, type NumberedSchedule } from './currentSchedule';
import { publicSchedule } from './publicSchedule';

/** Pages show a new schedule at most this many milliseconds after any process activated it. */
const LOOK_MS = 1000;
/** The same while other processes wake this one. */
const RARE_LOOK_MS = 5000;

type Options = { config: Shop['config']; db: Db | null; log: Pick<Logger, 'debug'> };
export type ScheduleWatch = { now(): PublicSchedule; stop(): void };

/**
 * Reads the schedule for pages in the background, so that an unreachable database delays no page.
 * Without a database, the default schedule applies.
 */
export async function watchSchedule({ config, db, log }: Options): Promise<ScheduleWatch> {
  let current: NumberedSchedule = { revision: 0, schedule: defaultSchedule(config.shop.hours) };
  if (db) current = await currentSchedule({ db, config });
  const job =
    db &&
    repeatedJob({
      firstMs: LOOK_MS,
      everyMs: () => (db.wakeUps.reachesAll() ? RARE_LOOK_MS : LOOK_MS),
      work: async () => {
        current = await currentSchedule({ db, config });
      },
      onError: (err) => log.debug({ err }, 'the schedule could not be read'),
    });
  const stopListening = job && db?.wakeUps.listen('schedule', job.wake);
  let made: { of: NumberedSchedule; today: string; schedule: PublicSchedule } | undefined;
  return {
    now() {
      const today = toShopDate(new Date());
      if (made?.of !== current || made.today !== today) {
        made = { of: current, today, schedule: publicSchedule(current, today) };
      }
      return made.schedule;
    },
    stop() {
      stopListening?.();
      void job?.stop();
    },
  };
}
