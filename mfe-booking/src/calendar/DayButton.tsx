import { classes } from '@mcs-repairs/shared/ui/classes';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { dayLabel, type CalendarDay } from './calendarDay';
import styles from './MonthCalendar.module.css';

type DayButtonProps = {
  day: CalendarDay;
  selected: boolean;
  today: boolean;
  tabStop: boolean;
  onPress: (day: CalendarDay) => void;
  onFocus: (shopDate: ShopDate) => void;
};

/** A day that cannot be selected can still have focus, so that screen readers read the reason. */
export function DayButton({ day, selected, today, tabStop, onPress, onFocus }: DayButtonProps) {
  return (
    <button
      type="button"
      tabIndex={tabStop ? 0 : -1}
      data-day={day.shopDate}
      aria-label={dayLabel(day)}
      aria-pressed={selected}
      aria-disabled={day.selectable ? undefined : true}
      aria-current={today ? 'date' : undefined}
      title={day.reason}
      className={classes(
        styles.day,
        selected && styles.selected,
        today && styles.today,
        !day.selectable && styles.closed,
        day.holiday !== undefined && styles.holiday,
      )}
      onClick={() => onPress(day)}
      onFocus={() => onFocus(day.shopDate)}
    >
      {Number(day.shopDate.slice(8))}
    </button>
  );
}
