import { useId } from 'react';
import { earlyEntryText, isBeforeOpening } from '../earlyEntry';
import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { slotReasonText } from '@mcs-repairs/shared/domain/rules/availability';
import { useShopProfile, useShopSchedule } from '@mcs-repairs/shared/platform/site';
import type { DayAvailability, SlotReason } from '@mcs-repairs/shared/domain/types/availability';
import type { SlotTime } from '@mcs-repairs/shared/domain/types/time';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { InfoIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './SlotPicker.module.css';

type SlotPickerProps = {
  day: DayAvailability;
  selected: SlotTime | null;
  onSelect: (time: SlotTime) => void;
};

const SHORT_REASON: Record<SlotReason, string> = {
  'walk-in': 'Walk-ins',
  taken: 'Booked',
  past: 'Passed',
  closed: 'Closed',
  'too-soon': 'Please call',
};

/**
 * Shows the times of a day. There are 18, unless the owner changed the appointment settings. Times
 * that cannot be booked stay visible with the reason.
 */
export function SlotPicker({ day, selected, onSelect }: SlotPickerProps) {
  const headingId = useId();
  const noteId = useId();
  const { hours } = useShopProfile();
  const rules = useShopSchedule();
  const isEarly = (time: SlotTime) => isBeforeOpening(hours, day.shopDate, time);
  const offersEarly = day.slots.some(({ time, available }) => available && isEarly(time));
  return (
    <div role="group" aria-labelledby={headingId} className={styles.slots}>
      <p id={headingId} className={styles.heading}>
        Times on {formatLongDate(day.shopDate)} <span className={styles.zone}>Nepal time</span>
      </p>
      {offersEarly && (
        <p id={noteId} className={styles.note}>
          <InfoIcon />
          <span>{earlyEntryText(hours, day.shopDate, rules)}</span>
        </p>
      )}
      {day.holiday && (
        <p className={styles.note}>
          <InfoIcon />
          <span>Closed for half of this day: {day.holiday}.</span>
        </p>
      )}
      <ul className={styles.times}>
        {day.slots.map(({ time, available, reason }) => (
          <li key={time}>
            <button
              type="button"
              disabled={!available}
              aria-pressed={time === selected}
              aria-describedby={available && isEarly(time) ? noteId : undefined}
              title={reason && slotReasonText(reason)}
              className={classes(styles.time, time === selected && styles.selected)}
              onClick={() => onSelect(time)}
            >
              {time}
              {reason && <span className={styles.reason}>{` ${SHORT_REASON[reason]}`}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
