import { monthLabel, type CalendarMonth } from '@mcs-repairs/shared/domain/rules/monthGrid';
import { ChevronLeftIcon, ChevronRightIcon } from '@mcs-repairs/shared/ui/icons';
import { IconButton } from '@mcs-repairs/shared/ui/IconButton';
import { compareMonths, shiftMonth } from './dayAfterKey';
import styles from './MonthCalendar.module.css';

type MonthNavigationProps = {
  month: CalendarMonth;
  first: CalendarMonth;
  last: CalendarMonth;
  headingId: string;
  onMonthChange: (month: CalendarMonth) => void;
};

const STEPS = [
  { by: -12, label: 'Previous year', twice: true },
  { by: -1, label: 'Previous month', twice: false },
  { by: 1, label: 'Next month', twice: false },
  { by: 12, label: 'Next year', twice: true },
];

/** Clamps a month to the first and the last month of the calendar. */
function within(month: CalendarMonth, first: CalendarMonth, last: CalendarMonth): CalendarMonth {
  if (compareMonths(month, first) < 0) return first;
  return compareMonths(month, last) > 0 ? last : month;
}

export function MonthNavigation(props: MonthNavigationProps) {
  const { month, first, last, headingId, onMonthChange } = props;
  const buttons = STEPS.map(({ by, label, twice }) => {
    const target = within(shiftMonth(month, by), first, last);
    const Icon = by < 0 ? ChevronLeftIcon : ChevronRightIcon;
    return (
      <IconButton
        key={label}
        label={label}
        className={styles.step}
        disabled={compareMonths(target, month) === 0}
        icon={
          <>
            <Icon />
            {twice && <Icon className={styles.second} />}
          </>
        }
        onClick={() => onMonthChange(target)}
      />
    );
  });
  return (
    <div className={styles.navigation}>
      <div className={styles.steps}>{buttons.slice(0, 2)}</div>
      <p id={headingId} aria-live="polite" className={styles.month}>
        {monthLabel(month)}
      </p>
      <div className={styles.steps}>{buttons.slice(2)}</div>
    </div>
  );
}
