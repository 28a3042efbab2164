import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import styles from './ScheduleCard.module.css';

/**
 * Leads to the calendar, right below the issues. On a wide screen the calendar is beside them, so
 * this button is hidden there.
 */
export function SeeTimes() {
  return (
    <Unhydrated id="times">
      <ButtonAnchor href="#schedule" size="large" className={styles.seeTimes}>
        See free times
      </ButtonAnchor>
    </Unhydrated>
  );
}
