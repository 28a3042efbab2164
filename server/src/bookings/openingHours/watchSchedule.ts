import { defaultSchedule } from '@mcs-repairs/shared/domain/catalogue/defaultSchedule';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { PublicSchedule } from '@mcs-repairs/shared/domain/types/schedule';
import type { Shop } from '../shop';
import type { Db } from '../../db';
import type { Logger } from '../../http';
import { watched, type Watched } from '../../runtime';
import { currentSchedule, type NumberedSchedule } from './currentSchedule';
import { publicSchedule } from './publicSchedule';

/** Pages show new opening hours at most this many milliseconds after any process activated them. */
const LOOK_MS = 1000;
/**
 * How often this process checks for new opening hours while other processes notify it of changes.
 */
const RARE_LOOK_MS = 5000;

type Options = { config: Shop['config']; db: Db | null; log: Pick<Logger, 'debug'> };
export type ScheduleWatch = Watched<PublicSchedule>;

/**
 * Reads the opening hours in the background. Pages therefore never wait for the database, even if
 * it is unreachable. Without a database, the default opening hours apply.
 */
export async function watchSchedule({ config, db, log }: Options): Promise<ScheduleWatch> {
  const usual: NumberedSchedule = { revision: 0, schedule: defaultSchedule(config.shop.hours) };
  const stored =
    db &&
    (await watched({
      read: () => currentSchedule({ db, config }),
      everyMs: () => (db.wakeUps.reachesAll() ? RARE_LOOK_MS : LOOK_MS),
      wokenBy: (wake) => db.wakeUps.listen('schedule', wake),
      onError: (err) => log.debug({ err }, 'the schedule could not be read'),
    }));
  let made: { of: NumberedSchedule; today: string; schedule: PublicSchedule } | undefined;
  return {
    now() {
      const today = toShopDate(new Date());
      const current = stored?.now() ?? usual;
      if (made?.of !== current || made.today !== today) {
        made = { of: current, today, schedule: publicSchedule(current, today) };
      }
      return made.schedule;
    },
    stop: () => stored?.stop(),
  };
}
