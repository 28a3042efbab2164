import type { FreeSlot } from '@mcs-repairs/shared/domain/types/availability';
import { ArrowRightIcon, CalendarIcon } from '@mcs-repairs/shared/ui/icons';
import { shortDay } from '../../shortDay';
import styles from './NextTimeBar.module.css';

type NextTimeBarProps = {
  slot: FreeSlot;
  /** Whether the visitor chose the slot. Otherwise it is the first free one. */
  chosen: boolean;
  /** Element id of the calendar on this page. */
  calendarId: string;
  onFollow: () => void;
};

/**
 * A bar at the lower edge of small screens, where the calendar is far down. It shows the next free
 * time and leads to the calendar.
 */
export function NextTimeBar({ slot, chosen, calendarId, onFollow }: NextTimeBarProps) {
  return (
    <a
      href={`#${calendarId}`}
      data-bottom-bar=""
      data-print="hide"
      className={styles.bar}
      onClick={(event) => {
        event.preventDefault();
        onFollow();
      }}
    >
      <CalendarIcon />
      <span className={styles.words}>
        <span className={styles.what}>{chosen ? 'Your time' : 'Next free time'}</span>{' '}
        <span className={styles.when}>
          {shortDay(slot.shopDate)}, {slot.time}
        </span>
      </span>
      <span className={styles.way}>
        {chosen ? 'Continue' : 'Choose'}
        <ArrowRightIcon />
      </span>
    </a>
  );
}
