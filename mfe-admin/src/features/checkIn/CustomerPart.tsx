import { Chip } from '@mcs-repairs/shared/ui/Chip';
import { ChipGroup } from '@mcs-repairs/shared/ui/ChipGroup';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { phoneHint } from '@mcs-repairs/shared/domain/rules/phoneHint';
import { useKnownCustomer } from './useKnownCustomer';
import type { VisitForm } from './useVisitForm';
import styles from './CheckIn.module.css';

/** The customer. The phone number finds returning customers and their earlier devices. */
export function CustomerPart({ form: { text, errors, values, change } }: { form: VisitForm }) {
  const known = useKnownCustomer(values.customerPhone);
  const devices = known?.devices.slice(0, 4) ?? [];

  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>Customer</legend>
      <Field
        label="Phone"
        required
        error={errors.customerPhone}
        hint={phoneHint(values.customerPhone) ?? undefined}
      >
        <TextInput {...text('customerPhone')} type="tel" autoComplete="off" inputMode="tel" />
      </Field>
      {known && (
        <ChipGroup label="Customer with this number" className={styles.known}>
          <Chip
            pressed={values.customerName === known.name}
            onClick={() => {
              change('customerName', known.name);
              change('customerEmail', known.email);
            }}
          >
            {known.name}, {known.bookings.length} {known.bookings.length === 1 ? 'visit' : 'visits'}
          </Chip>
          {devices.map(({ deviceModel, serial }) => (
            <Chip
              key={`${deviceModel} ${serial}`}
              pressed={values.deviceModel === deviceModel && values.serial === serial}
              onClick={() => {
                change('deviceModel', deviceModel);
                change('serial', serial);
              }}
            >
              {deviceModel}
              {serial && `, ${serial.slice(-4)}`}
            </Chip>
          ))}
        </ChipGroup>
      )}
      <Field label="Name" required error={errors.customerName}>
        <TextInput {...text('customerName')} autoComplete="off" />
      </Field>
      <Field label="Email" optional error={errors.customerEmail}>
        <TextInput {...text('customerEmail')} type="email" autoComplete="off" />
      </Field>
    </fieldset>
  );
}
