import { useEffect, useId, useRef, useState } from 'react';
import {
  monthGrid,
  monthLabel,
  monthOf,
  nextMonth,
  type CalendarMonth,
} from '@mcs-repairs/shared/domain/rules/monthGrid';
import { weekdayName } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { compareMonths, dayAfterKey } from './dayAfterKey';
import type { CalendarDay } from './calendarDay';
import { DayButton } from './DayButton';
import { MonthNavigation } from './MonthNavigation';
import { isInPassedWeek, passedWeeks } from './passedWeeks';
import styles from './MonthCalendar.module.css';

type MonthCalendarProps = {
  month: CalendarMonth;
  /** Weeks of the next month that are shown below the month. */
  after: ReturnType<typeof monthGrid>;
  /** The first and last month that the calendar can show. */
  first: CalendarMonth;
  last: CalendarMonth;
  today: ShopDate;
  selected: ShopDate | null;
  dayOf: (shopDate: ShopDate) => CalendarDay;
  busy: boolean;
  onMonthChange: (month: CalendarMonth) => void;
  onSelect: (shopDate: ShopDate) => void;
  /** Called when the visitor presses a day that cannot be selected. */
  onRefuse: (day: CalendarDay) => void;
};

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6].map(weekdayName);

/**
 * Shows a month as a grid of days with one tab stop. Keys move focus between days and months. Past
 * weeks are hidden until the visitor shows them or moves focus into them.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, after, first, last, today, selected, dayOf, busy } = props;
  const headingId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<ShopDate | null>(null);
  const [moved, setMoved] = useState(0);
  const [unfolded, setUnfolded] = useState(false);
  const gridId = useId();
  const weeks = monthGrid(month.year, month.month);
  const days = [...weeks, ...after].flat().filter((day) => day !== null);
  const passed = passedWeeks(weeks, today);
  const isFolded = (day: ShopDate) => !unfolded && isInPassedWeek(day, today);
  const tabStop =
    [focused, selected, days.find((day) => dayOf(day).selectable), today, days[0]].find(
      (day) => day && days.includes(day) && !isFolded(day),
    ) ?? null;

  useEffect(() => {
    if (moved > 0) grid.current?.querySelector<HTMLButtonElement>('[tabindex="0"]')?.focus();
  }, [moved]);

  const focusOn = (day: ShopDate) => {
    setFocused(day);
    if (isFolded(day)) setUnfolded(true);
  };

  const moveTo = (day: ShopDate) => {
    const target = monthOf(day);
    if (compareMonths(target, first) < 0 || compareMonths(target, last) > 0) return;
    focusOn(day);
    setMoved((count) => count + 1);
    if (!days.includes(day)) props.onMonthChange(target);
  };

  const choose = (day: CalendarDay) => {
    focusOn(day.shopDate);
    if (day.selectable) props.onSelect(day.shopDate);
    else props.onRefuse(day);
  };

  const rowOf = (week: (typeof weeks)[number], key: number, hidden: boolean) => (
    <tr key={key} className={classes(hidden && styles.passedWeek)}>
      {week.map((shopDate, weekday) =>
        shopDate ? (
          <td key={weekday} role="gridcell" aria-selected={shopDate === selected}>
            <DayButton
              day={dayOf(shopDate)}
              selected={shopDate === selected}
              today={shopDate === today}
              tabStop={shopDate === tabStop}
              onPress={choose}
              onFocus={focusOn}
            />
          </td>
        ) : (
          <td key={weekday} role="gridcell" />
        ),
      )}
    </tr>
  );

  return (
    <div className={styles.calendar}>
      <MonthNavigation
        month={month}
        first={first}
        last={last}
        headingId={headingId}
        onMonthChange={props.onMonthChange}
      />
      <table
        ref={grid}
        id={gridId}
        role="grid"
        aria-labelledby={headingId}
        aria-busy={busy || undefined}
        className={styles.grid}
        onKeyDown={(event) => {
          if (!tabStop || event.altKey || event.ctrlKey || event.metaKey) return;
          const target = dayAfterKey(tabStop, event.key, event.shiftKey);
          if (!target) return;
          event.preventDefault();
          moveTo(target);
        }}
      >
        <caption className="visually-hidden">{`Days of ${monthLabel(month)}`}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name}>
                <span aria-hidden="true">{name.slice(0, 2)}</span>
                <span className="visually-hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{weeks.map((week, index) => rowOf(week, index, index < passed && !unfolded))}</tbody>
        {after.length > 0 && (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={7} className={styles.nextMonth}>
                {monthLabel(nextMonth(month))}
              </th>
            </tr>
            {after.map((week, index) => rowOf(week, index, false))}
          </tbody>
        )}
      </table>
      {passed > 0 && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={unfolded}
          aria-controls={gridId}
          className={styles.unfold}
          onClick={() => {
            setFocused(null);
            setUnfolded(!unfolded);
          }}
        >
          {unfolded ? 'Hide earlier days' : 'Show earlier days'}
        </Button>
      )}
    </div>
  );
}
