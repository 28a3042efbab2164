import { CITY_CHOICES } from 'shared/domain/catalogue/schedule';
import { phoneHint } from 'shared/domain/rules/phoneHint';
import { Field } from 'shared/ui/Field';
import { SelectInput } from 'shared/ui/SelectInput';
import { TextInput } from 'shared/ui/TextInput';
import type { StepProps } from './useWizard';
import { FIELD_NAMES } from './wizardSteps';
import styles from './BookingWizard.module.css';

const CITY_OPTIONS = CITY_CHOICES.map((city) => ({ value: city, label: city }));

export function ContactStep({ wizard }: StepProps) {
  const { values, errors, text } = wizard.form;
  return (
    <>
      <Field label={FIELD_NAMES.fullName} required error={errors.fullName}>
        <TextInput {...text('fullName')} autoComplete="name" />
      </Field>
      <Field
        label={FIELD_NAMES.email}
        required
        error={errors.email}
        hint="Your confirmation goes here."
      >
        <TextInput {...text('email')} type="email" inputMode="email" autoComplete="email" />
      </Field>
      <div className={styles.pair}>
        <Field
          label={FIELD_NAMES.phone}
          required
          error={errors.phone}
          hint={phoneHint(values.phone)}
        >
          <TextInput {...text('phone')} type="tel" autoComplete="tel" />
        </Field>
        <Field label={FIELD_NAMES.city} error={errors.city}>
          <SelectInput {...text('city')} options={CITY_OPTIONS} />
        </Field>
      </div>
    </>
  );
}
