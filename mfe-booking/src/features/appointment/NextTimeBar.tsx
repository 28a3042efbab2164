import type { FreeSlot } from '@mcs-repairs/shared/domain/types/availability';
import { ArrowRightIcon, CalendarIcon } from '@mcs-repairs/shared/ui/icons';
import { shortDay } from '../../shortDay';
import styles from './NextTimeBar.module.css';

type NextTimeBarProps = {
  slot: FreeSlot;
  /** The visitor chose it; otherwise it is the first that is free. */
  chosen: boolean;
  /** Where it leads, as an anchor of this page. */
  calendarId: string;
  onFollow: () => void;
};

/** On small screens, where the calendar is far down: the next free time at the lower edge, and the way there. */
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
