import { useState, type FormEvent } from 'react';
import { weekdayName } from 'shared/domain/rules/shopClock';
import { fieldErrors } from 'shared/domain/rules/fieldErrors';
import { scheduleSchema, type Schedule, type WeekdayHours } from 'shared/domain/types/schedule';
import { Button } from 'shared/ui/Button';
import { Notice } from 'shared/ui/Notice';
import type { ScheduleChanger } from './useScheduleChange';
import { WeekdayLine } from './WeekdayLine';
import styles from './Schedule.module.css';

type WeekFormProps = { schedule: Schedule; changer: ScheduleChanger };

/** When the door is open on each weekday, and from when to when appointments begin. */
export function WeekForm({ schedule, changer }: WeekFormProps) {
  const [week, setWeek] = useState<readonly WeekdayHours[]>(schedule.week);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const wrong = Object.entries(errors)[0];

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = scheduleSchema.safeParse({ ...schedule, week });
    setErrors(checked.success ? {} : fieldErrors(checked.error.issues));
    if (checked.success) void changer.propose(checked.data);
  }

  return (
    <form noValidate aria-label="Weekly hours" className={styles.form} onSubmit={submit}>
      {wrong && (
        <Notice tone="danger" live>
          {lineOf(wrong[0])}
          {wrong[1]}
        </Notice>
      )}
      <ul className={styles.week}>
        {week.map((hours) => (
          <WeekdayLine
            key={hours.weekday}
            hours={hours}
            onChange={(next) =>
              setWeek(week.map((each) => (each.weekday === next.weekday ? next : each)))
            }
          />
        ))}
      </ul>
      <Button type="submit" loading={changer.busy}>
        Save the hours
      </Button>
    </form>
  );
}

/** `Monday: ` of `week.1.closes`. */
function lineOf(path: string): string {
  const weekday = /^week\.(\d)/.exec(path)?.[1];
  return weekday === undefined ? '' : `${weekdayName(Number(weekday))}: `;
}
