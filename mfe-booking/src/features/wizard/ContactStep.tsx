import { CITY_CHOICES } from 'shared/domain/catalogue/schedule';
import { phoneHint } from 'shared/domain/rules/phoneHint';
import { Field } from 'shared/ui/Field';
import { SelectInput } from 'shared/ui/SelectInput';
import { TextInput } from 'shared/ui/TextInput';
import { FIELD_NAMES } from './wizardSteps';
import { textControl, type StepProps } from './stepControl';
import styles from './BookingWizard.module.css';

const CITY_OPTIONS = CITY_CHOICES.map((city) => ({ value: city, label: city }));

export function ContactStep({ wizard }: StepProps) {
  const { draft, errors } = wizard;
  return (
    <>
      <Field label={FIELD_NAMES.fullName} required error={errors.fullName}>
        <TextInput {...textControl(wizard, 'fullName')} autoComplete="name" />
      </Field>
      <Field
        label={FIELD_NAMES.email}
        required
        error={errors.email}
        hint="Your confirmation goes here."
      >
        <TextInput
          {...textControl(wizard, 'email')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </Field>
      <div className={styles.pair}>
        <Field
          label={FIELD_NAMES.phone}
          required
          error={errors.phone}
          hint={phoneHint(draft.values.phone)}
        >
          <TextInput {...textControl(wizard, 'phone')} type="tel" autoComplete="tel" />
        </Field>
        <Field label={FIELD_NAMES.city} error={errors.city}>
          <SelectInput {...textControl(wizard, 'city')} options={CITY_OPTIONS} />
        </Field>
      </div>
    </>
  );
}
