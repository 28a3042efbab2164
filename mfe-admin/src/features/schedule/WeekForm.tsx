import { useState, type FormEvent } from 'react';
import { weekdayName } from '@mcs-repairs/shared/domain/rules/shopClock';
import { scheduleChanges } from '@mcs-repairs/shared/domain/rules/scheduleChanges';
import { fieldErrors } from '@mcs-repairs/shared/domain/rules/fieldErrors';
import {
  scheduleSchema,
  type ScheduleSettings,
  type WeekdayHours,
} from '@mcs-repairs/shared/domain/types/schedule';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { ChangedMeanwhile } from '../../form/ChangedMeanwhile';
import { useKeptEdits } from '../../form/keptText';
import type { ScheduleChanger } from './useScheduleChange';
import { WeekdayLine } from './WeekdayLine';
import styles from './Schedule.module.css';

type WeekFormProps = { settings: ScheduleSettings; changer: ScheduleChanger };

/** Edits the opening hours of each weekday, and the first and last appointment. */
export function WeekForm({ settings: { schedule, history }, changer }: WeekFormProps) {
  const { values, change, overtaken, ...choice } = useKeptEdits(byWeekday(schedule.week), 'week');
  const week = Object.values(values);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const isTheirs = ({ weekday }: WeekdayHours) => overtaken.includes(String(weekday));
  // What a colleague stored for a day that this member also edited.
  const others = scheduleChanges(
    {
      ...schedule,
      week: schedule.week.map((hours) =>
        isTheirs(hours) ? (values[hours.weekday] ?? hours) : hours,
      ),
    },
    schedule,
  );
  const wrong = Object.entries(errors)[0];

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = scheduleSchema.safeParse({ ...schedule, week });
    setErrors(checked.success ? {} : fieldErrors(checked.error.issues));
    if (checked.success) void changer.propose(checked.data);
  }

  return (
    <form noValidate aria-label="Weekly hours" className={styles.form} onSubmit={submit}>
      <p aria-hidden="true" className={styles.heads}>
        <span className={styles.column}>Open</span>
        <span>From</span>
        <span>To</span>
        <span className={styles.column}>Appointments</span>
        <span>First appointment</span>
        <span>Last appointment</span>
      </p>
      <ul className={styles.week}>
        {week.map((hours) => (
          <WeekdayLine
            key={hours.weekday}
            hours={hours}
            onChange={(next) => change(String(next.weekday), next)}
          />
        ))}
      </ul>
      {wrong && (
        <Notice tone="danger" live>
          {lineOf(wrong[0])}
          {wrong[1]}
        </Notice>
      )}
      <ChangedMeanwhile {...choice} by={history[0]?.by} others={others} />
      <Button type="submit" disabled={overtaken.length > 0} loading={changer.busy}>
        Save weekly opening hours
      </Button>
    </form>
  );
}

const byWeekday = (week: readonly WeekdayHours[]): Record<string, WeekdayHours> =>
  Object.fromEntries(week.map((hours) => [String(hours.weekday), hours]));

/** Returns the weekday that the path of an error names: `Monday: ` for `week.1.closes`. */
function lineOf(path: string): string {
  const weekday = /^week\.(\d)/.exec(path)?.[1];
  return weekday === undefined ? '' : `${weekdayName(Number(weekday))}: `;
}
