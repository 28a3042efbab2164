import type { MyBooking } from '@mcs-repairs/shared/domain/contract/myBooking';
import { STAGE_WORDS } from '@mcs-repairs/shared/domain/catalogue/stageWords';
import { statusLabel } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { instantText } from '../../appointmentText';
import { COURSE } from './stageText';
import styles from './StatusTimeline.module.css';

type Entry = MyBooking['timeline'][number];

/** Shows the past changes of the booking, and then the statuses that still follow. */
export function StatusTimeline({ timeline }: Pick<MyBooking, 'timeline'>) {
  const reached = timeline.at(-1)?.to ?? 'pending';
  const ahead = COURSE.slice(COURSE.indexOf(reached) + 1);
  const coming = reached === 'cancelled' ? [] : ahead;
  return (
    <section aria-labelledby="status-timeline">
      <Heading level={2} id="status-timeline" className={styles.heading}>
        Progress of your repair
      </Heading>
      <ol className={styles.timeline}>
        {timeline.map((entry, index) => (
          <li
            key={`${entry.at} ${entry.to}`}
            aria-current={index === timeline.length - 1 ? 'step' : undefined}
            className={classes(styles.entry, styles.done)}
          >
            <p className={styles.status}>{nameOf(entry, timeline[index - 1])}</p>
            <p className={styles.quiet}>
              <time dateTime={entry.at}>{instantText(entry.at)}</time>
            </p>
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

/**
 * Returns the name of the stage if the stage changed, or else the name of the status. If neither
 * changed, the appointment was rescheduled.
 */
function nameOf({ to, stage }: Entry, before: Entry | undefined): string {
  if (stage && stage !== before?.stage) return STAGE_WORDS[stage].name;
  return before?.to === to ? 'Rescheduled' : statusLabel(to);
}
