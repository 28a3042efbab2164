import { weekdayName, weekdayOf, monthName } from 'shared/rules/shopClock';
import type { FreeSlot } from 'shared/types/availability';
import { classes } from 'shared/ui/classes';
import { appointmentText } from '../appointmentText';
import styles from './TimeShortcuts.module.css';

type TimeShortcutsProps = {
  heading: string;
  slots: readonly FreeSlot[];
  onChoose: (slot: FreeSlot) => void;
  /** Inside a coloured notice. */
  onNotice?: boolean;
};

/** A few free times, chosen with one press. */
export function TimeShortcuts({ heading, slots, onChoose, onNotice }: TimeShortcutsProps) {
  if (slots.length === 0) return null;
  return (
    <div role="group" aria-label={heading} className={styles.shortcuts}>
      <p aria-hidden="true" className={styles.heading}>
        {heading}
      </p>
      <ul className={styles.list}>
        {slots.map((slot) => (
          <li key={`${slot.shopDate} ${slot.time}`}>
            <button
              type="button"
              title={appointmentText(slot.shopDate, slot.time)}
              className={classes(styles.shortcut, onNotice && styles.onNotice)}
              onClick={() => onChoose(slot)}
            >
              <span className={styles.day}>{shortDay(slot.shopDate)}</span> <span>{slot.time}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function shortDay(shopDate: string): string {
  const [, month = 1, day = 1] = shopDate.split('-').map(Number);
  return `${weekdayName(weekdayOf(shopDate)).slice(0, 3)}, ${monthName(month).slice(0, 3)} ${day}`;
}
