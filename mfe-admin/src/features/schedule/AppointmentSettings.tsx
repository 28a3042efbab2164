import { useState, type FormEvent } from 'react';
import { noticeText, scheduleChanges } from '@mcs-repairs/shared/domain/rules/scheduleChanges';
import {
  SLOT_LENGTHS,
  type Schedule,
  type ScheduleSettings,
} from '@mcs-repairs/shared/domain/types/schedule';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ChangedMeanwhile } from '../../form/ChangedMeanwhile';
import { useKeptEdits } from '../../form/keptText';
import type { ScheduleChanger } from './useScheduleChange';
import styles from './Schedule.module.css';

const WALK_INS = [0, 2, 3, 4, 5, 6];
const NOTICES = [0, 30, 60, 120, 240, 480, 1440, 2880];
const MOST_PLACES = 100;

type AppointmentSettingsProps = { settings: ScheduleSettings; changer: ScheduleChanger };

/**
 * Edits the length and capacity of a slot, the slots reserved for walk-ins, and the minimum notice.
 */
export function AppointmentSettings({ settings, changer }: AppointmentSettingsProps) {
  const { schedule, history } = settings;
  const { values, change, overtaken, ...choice } = useKeptEdits(
    figuresOf(schedule),
    'appointments',
  );
  const { slotMinutes, capacity: places, walkInEvery, minimumNoticeMinutes } = values;
  const [error, setError] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const capacity = Number(places);
    const isFine = Number.isInteger(capacity) && capacity >= 1 && capacity <= MOST_PLACES;
    setError(isFine ? '' : `Enter a whole number from 1 to ${MOST_PLACES}`);
    if (!isFine) return;
    void changer.propose({ ...schedule, ...values, capacity });
  }

  // Lists each number that a colleague changed. NaN differs from every stored number, so
  // `scheduleChanges` reports all of them.
  const mine = Object.fromEntries(overtaken.map((name) => [name, NaN]));
  const others = scheduleChanges({ ...schedule, ...mine }, schedule);

  return (
    <form noValidate aria-label="Appointments" className={styles.form} onSubmit={submit}>
      <Field label="Slot length">
        <SelectInput
          options={SLOT_LENGTHS.map((minutes) => ({
            value: String(minutes),
            label: `${minutes} minutes`,
          }))}
          value={String(slotMinutes)}
          onChange={({ target }) =>
            change('slotMinutes', Number(target.value) as Schedule['slotMinutes'])
          }
        />
      </Field>
      <Field
        label="Customers per slot"
        required
        error={error}
        hint="How many customers can come at the same time."
      >
        <TextInput
          inputMode="numeric"
          value={places}
          maxLength={3}
          onChange={({ target }) => change('capacity', target.value)}
        />
      </Field>
      <Field label="Reserved for walk-ins">
        <SelectInput
          options={withOwn(WALK_INS, schedule.walkInEvery).map((every) => ({
            value: String(every),
            label: every === 0 ? 'No slots' : `1 in ${every} slots`,
          }))}
          value={String(walkInEvery)}
          onChange={({ target }) => change('walkInEvery', Number(target.value))}
        />
      </Field>
      <Field label="Minimum notice" hint="How long before an appointment customers must book.">
        <SelectInput
          options={withOwn(NOTICES, schedule.minimumNoticeMinutes).map((minutes) => ({
            value: String(minutes),
            label: noticeText(minutes),
          }))}
          value={String(minimumNoticeMinutes)}
          onChange={({ target }) => change('minimumNoticeMinutes', Number(target.value))}
        />
      </Field>
      <ChangedMeanwhile {...choice} by={history[0]?.by} others={others} />
      <Button type="submit" disabled={overtaken.length > 0} loading={changer.busy}>
        Save appointment settings
      </Button>
    </form>
  );
}

/** Converts the settings to form values. The capacity is text, because somebody types it. */
const figuresOf = ({ slotMinutes, capacity, walkInEvery, minimumNoticeMinutes }: Schedule) => ({
  slotMinutes,
  capacity: String(capacity),
  walkInEvery,
  minimumNoticeMinutes,
});

/**
 * Adds the stored value to the choices if it is missing there, for example because a script set it.
 */
const withOwn = (choices: readonly number[], own: number) =>
  [...new Set([...choices, own])].sort((a, b) => a - b);
