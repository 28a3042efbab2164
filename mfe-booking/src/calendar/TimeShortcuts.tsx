import type { FreeSlot } from '@mcs-repairs/shared/domain/types/availability';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { appointmentText } from '../appointmentText';
import { shortDay } from '../shortDay';
import styles from './TimeShortcuts.module.css';

type TimeShortcutsProps = {
  heading: string;
  slots: readonly FreeSlot[];
  onChoose: (slot: FreeSlot) => void;
  /** The selected time. The shortcut with the same time is marked. */
  chosen?: FreeSlot | null;
  /** Whether the shortcuts are on the background of a coloured notice. */
  onNotice?: boolean;
};

/** Shows a few free times. One press selects a time. */
export function TimeShortcuts(props: TimeShortcutsProps) {
  const { heading, slots, onChoose, chosen, onNotice } = props;
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
              aria-pressed={chosen === undefined ? undefined : isSame(slot, chosen)}
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

const isSame = (slot: FreeSlot, other: FreeSlot | null) =>
  other !== null && slot.shopDate === other.shopDate && slot.time === other.time;
