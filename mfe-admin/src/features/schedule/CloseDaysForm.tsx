import { useState, type FormEvent } from 'react';
import { fieldErrors } from '@mcs-repairs/shared/domain/rules/fieldErrors';
import { addDays, toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { closureSchema, type ClosurePart } from '@mcs-repairs/shared/domain/types/schedule';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { useKeptEdits } from '../../form/keptText';
import type { ScheduleChanger } from './useScheduleChange';
import styles from './Schedule.module.css';

const PARTS: readonly { value: ClosurePart; label: string }[] = [
  { value: 'day', label: 'All day' },
  { value: 'morning', label: 'Morning, until 1:00 PM' },
  { value: 'afternoon', label: 'Afternoon, from 1:00 PM' },
];

type Values = {
  /** Null: tomorrow. */
  from: string | null;
  /** Null: the same day as `from`. */
  to: string | null;
  part: ClosurePart;
  yearly: boolean;
  reason: string;
};

const FIRST: Values = { from: null, to: null, part: 'day', yearly: false, reason: '' };

/** Closes one or several days. The form starts with tomorrow. */
export function CloseDaysForm({ changer }: { changer: ScheduleChanger }) {
  const tomorrow = addDays(toShopDate(useNow()), 1);
  const { values, change, reset } = useKeptEdits(FIRST, 'closed days');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { part, yearly, reason } = values;
  const from = values.from ?? tomorrow;
  const to = values.to ?? from;
  // From the first edit on, the first day stays the same, also after midnight.
  function edit<Name extends keyof Values>(name: Name, value: Values[Name]) {
    const next = { ...values, from, [name]: value };
    if (JSON.stringify(next) === JSON.stringify({ ...FIRST, from: tomorrow })) return reset();
    change('from', next.from);
    change(name, value);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const checked = closureSchema.safeParse({ from, to, part, yearly, holiday: false, reason });
    setErrors(checked.success ? {} : fieldErrors(checked.error.issues));
    const schedule = changer.settings?.schedule;
    if (!checked.success || !schedule) return;
    const closures = [...schedule.closures, checked.data];
    await changer.propose({ ...schedule, closures }, reset);
  }

  return (
    <form
      noValidate
      aria-label="Add closed days"
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles.pair}>
        <Field label="First day" required error={errors.from}>
          <TextInput
            type="date"
            value={from}
            onChange={({ target }) => edit('from', target.value)}
          />
        </Field>
        <Field label="Last day" required error={errors.to}>
          <TextInput
            type="date"
            value={to}
            min={from}
            onChange={({ target }) => edit('to', target.value === from ? null : target.value)}
          />
        </Field>
      </div>
      <Field label="Part of the day">
        <SelectInput
          options={PARTS}
          value={part}
          onChange={({ target }) => edit('part', target.value as ClosurePart)}
        />
      </Field>
      <Field
        label="Reason"
        required
        error={errors.reason}
        hint="Customers see the reason in the calendar and next to the opening hours."
      >
        <TextInput
          value={reason}
          maxLength={120}
          onChange={({ target }) => edit('reason', target.value)}
        />
      </Field>
      <Checkbox
        label="Every year"
        checked={yearly}
        onChange={({ target }) => edit('yearly', target.checked)}
      />
      <Button type="submit" loading={changer.busy}>
        Add closed days
      </Button>
    </form>
  );
}
