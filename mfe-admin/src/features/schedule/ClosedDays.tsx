import { closuresWithin } from '@mcs-repairs/shared/domain/rules/closures';
import { closureText } from '@mcs-repairs/shared/domain/rules/scheduleChanges';
import { addDays, toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Closure, Schedule } from '@mcs-repairs/shared/domain/types/schedule';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import type { ScheduleChanger } from './useScheduleChange';
import styles from './Schedule.module.css';

/**
 * The number of days that the list covers. It is long enough to reach the end of the next calendar
 * year, so that the list shows all holidays of that year.
 */
const SHOWN_DAYS = 800;

/** Returns the closed days from today on, soonest first. */
export function comingClosures({ closures }: Schedule, now: Date): Closure[] {
  const today = toShopDate(now);
  return closures
    .map((closure) => ({
      closure,
      next: closuresWithin([closure], today, addDays(today, SHOWN_DAYS))[0]?.from ?? '',
    }))
    .filter(({ next }) => next !== '')
    .sort((a, b) => (a.next < b.next ? -1 : 1))
    .map(({ closure }) => closure);
}

type ClosedDaysProps = { schedule: Schedule; changer: ScheduleChanger };

/** Lists the closed days from today on. Each day has a button that reopens it. */
export function ClosedDays({ schedule, changer }: ClosedDaysProps) {
  const coming = comingClosures(schedule, useNow());

  function openAgain(closure: Closure) {
    const closures = schedule.closures.filter((other) => other !== closure);
    void changer.propose({ ...schedule, closures });
  }

  if (coming.length === 0) return <p className={styles.muted}>No closed days yet.</p>;
  return (
    <ul aria-label="Closed days" className={styles.closures} tabIndex={0}>
      {coming.map((closure) => (
        <li key={closureText(closure)} className={styles.line}>
          <span className={styles.closure}>
            {closureText(closure)} {closure.holiday && <Badge>Holiday</Badge>}
          </span>
          <Button
            variant="quiet"
            size="small"
            disabled={changer.busy}
            onClick={() => openAgain(closure)}
          >
            Remove<VisuallyHidden> closed days {closureText(closure)}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
}
