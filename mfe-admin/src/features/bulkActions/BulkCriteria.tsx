import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { RadioGroup } from '@mcs-repairs/shared/ui/RadioGroup';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { SWEEP_WAYS, type BulkForm, type BulkWay } from './bulkForm';
import styles from './BulkAction.module.css';

const WAYS: Record<BulkWay, string> = {
  network: 'From the same internet connection as this booking',
  phone: 'With this phone number',
  email: 'With this email address',
  time: 'Created in this period',
};

type BulkCriteriaProps = {
  form: BulkForm;
  booking: Booking | null;
  onChange: (form: BulkForm) => void;
};

export function BulkCriteria({ form, booking, onChange }: BulkCriteriaProps) {
  const set = (change: Partial<BulkForm>) => onChange({ ...form, ...change });
  const ways = SWEEP_WAYS.filter((way) => way !== 'network' || booking !== null);
  return (
    <div className={styles.criteria}>
      <RadioGroup
        legend="Which bookings"
        name="sweep-way"
        options={ways.map((value) => ({ value, label: WAYS[value] }))}
        value={form.way}
        onValueChange={(way) => set({ way })}
      />
      {form.way === 'phone' && (
        <Field label="Phone" hint="Any format">
          <TextInput
            type="tel"
            value={form.phone}
            maxLength={40}
            onChange={({ target }) => set({ phone: target.value })}
          />
        </Field>
      )}
      {form.way === 'email' && (
        <Field label="Email">
          <TextInput
            type="email"
            value={form.email}
            maxLength={254}
            onChange={({ target }) => set({ email: target.value })}
          />
        </Field>
      )}
      {form.way === 'time' && (
        <div className={styles.times}>
          <Field label="Created from" hint="Nepal time">
            <TextInput
              type="datetime-local"
              value={form.from}
              onChange={({ target }) => set({ from: target.value })}
            />
          </Field>
          <Field label="Created until" hint="Nepal time">
            <TextInput
              type="datetime-local"
              value={form.to}
              onChange={({ target }) => set({ to: target.value })}
            />
          </Field>
        </div>
      )}
      <RadioGroup
        legend="Action"
        name="sweep-action"
        options={[
          {
            value: 'spam',
            label: 'Cancel and mark as spam',
            hint: 'Reports do not count spam. The server deletes spam automatically',
          },
          { value: 'cancel', label: 'Cancel only' },
        ]}
        value={form.action}
        onValueChange={(action) => set({ action })}
      />
    </div>
  );
}
