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
import { useUnsaved } from '../../form/unsaved';
import type { ScheduleChanger } from './useScheduleChange';
import styles from './Schedule.module.css';

const PARTS: readonly { value: ClosurePart; label: string }[] = [
  { value: 'day', label: 'All day' },
  { value: 'morning', label: 'Morning, until 1:00 PM' },
  { value: 'afternoon', label: 'Afternoon, from 1:00 PM' },
];

/** Closes one or several days. The form starts with tomorrow. */
export function CloseDaysForm({ changer }: { changer: ScheduleChanger }) {
  const tomorrow = addDays(toShopDate(useNow()), 1);
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({});
  const [part, setPart] = useState<ClosurePart>('day');
  const [yearly, setYearly] = useState(false);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const from = typed.from ?? tomorrow;
  const to = typed.to ?? from;
  // A closure that affects bookings is stored only after the owner's decision about them.
  const isStored = changer.settings?.schedule.closures.some(
    (known) => known.from === from && known.to === to && known.reason === reason.trim(),
  );
  useUnsaved(reason.trim() !== '' && isStored !== true);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const checked = closureSchema.safeParse({ from, to, part, yearly, holiday: false, reason });
    setErrors(checked.success ? {} : fieldErrors(checked.error.issues));
    const schedule = changer.settings?.schedule;
    if (!checked.success || !schedule) return;
    const closures = [...schedule.closures, checked.data];
    if (await changer.propose({ ...schedule, closures })) {
      setTyped({});
      setReason('');
      setYearly(false);
      setPart('day');
    }
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
            onChange={({ target }) => setTyped({ ...typed, from: target.value })}
          />
        </Field>
        <Field label="Last day" required error={errors.to}>
          <TextInput
            type="date"
            value={to}
            min={from}
            onChange={({ target }) => setTyped({ ...typed, to: target.value })}
          />
        </Field>
      </div>
      <Field label="Part of the day">
        <SelectInput
          options={PARTS}
          value={part}
          onChange={({ target }) => setPart(target.value as ClosurePart)}
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
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Checkbox
        label="Every year"
        checked={yearly}
        onChange={({ target }) => setYearly(target.checked)}
      />
      <Button type="submit" loading={changer.busy}>
        Add closed days
      </Button>
    </form>
  );
}
