import { formatLongDate, weekdayName, weekdayOf, monthName } from 'shared/rules/shopClock';
import type { FreeSlot } from 'shared/types/availability';
import styles from './TimeShortcuts.module.css';

type TimeShortcutsProps = {
  heading: string;
  slots: readonly FreeSlot[];
  onChoose: (slot: FreeSlot) => void;
};

/** A few free times, chosen with one press. */
export function TimeShortcuts({ heading, slots, onChoose }: TimeShortcutsProps) {
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
              title={`${formatLongDate(slot.shopDate)}, ${slot.time} Nepal time`}
              className={styles.shortcut}
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
