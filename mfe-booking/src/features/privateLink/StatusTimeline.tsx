import type { MyBooking } from 'shared/data/my-booking/port';
import { statusLabel } from 'shared/domain/rules/bookingStatus';
import { formatSlotTime, shopTimeOfDay, toShopDate } from 'shared/domain/rules/shopClock';
import type { BookingStatus } from 'shared/domain/types/booking';
import { classes } from 'shared/ui/classes';
import { Heading } from 'shared/ui/Heading';
import { appointmentText } from '../../appointmentText';
import styles from './StatusTimeline.module.css';

const COURSE: readonly BookingStatus[] = ['pending', 'confirmed', 'in_progress', 'completed'];

const MEANING: Record<BookingStatus, string> = {
  pending: 'We have your booking and will confirm it.',
  confirmed: 'Your time is set. Bring your device along.',
  in_progress: 'Your device is on the bench.',
  completed: 'Your device is ready.',
  cancelled: 'This booking is cancelled and its time is free again.',
};

/** What has happened to the booking, then what is still to come. */
export function StatusTimeline({ timeline }: Pick<MyBooking, 'timeline'>) {
  const reached = timeline.at(-1)?.to ?? 'pending';
  const ahead = COURSE.slice(COURSE.indexOf(reached) + 1);
  const coming = reached === 'cancelled' ? [] : ahead;
  return (
    <section aria-labelledby="status-timeline">
      <Heading level={2} id="status-timeline" className={styles.heading}>
        Where it stands
      </Heading>
      <ol className={styles.timeline}>
        {timeline.map(({ at, to }, index) => (
          <li
            key={`${at} ${to}`}
            aria-current={index === timeline.length - 1 ? 'step' : undefined}
            className={classes(styles.entry, styles.done)}
          >
            <p className={styles.status}>
              {timeline[index - 1]?.to === to ? 'Moved to another time' : statusLabel(to)}
            </p>
            <p className={styles.quiet}>
              <time dateTime={at}>{instantText(at)}</time>
            </p>
            {index === timeline.length - 1 && <p>{MEANING[to]}</p>}
          </li>
        ))}
        {coming.map((status) => (
          <li key={status} className={styles.entry}>
            <p className={styles.quiet}>{statusLabel(status)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function instantText(at: string): string {
  const instant = new Date(at);
  return appointmentText(toShopDate(instant), formatSlotTime(shopTimeOfDay(instant)));
}
