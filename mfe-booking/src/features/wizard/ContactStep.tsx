import { CITY_CHOICES } from '@mcs-repairs/shared/domain/catalogue/schedule';
import { phoneHint } from '@mcs-repairs/shared/domain/rules/phoneHint';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { contactMarks, ONE_IS_ENOUGH } from '../../oneContact';
import { TextConsent } from '../../TextConsent';
import type { StepProps } from './useWizard';
import { FIELD_NAMES } from './wizardSteps';
import styles from './BookingWizard.module.css';

const CITY_OPTIONS = CITY_CHOICES.map((city) => ({ value: city, label: city }));

export function ContactStep({ wizard }: StepProps) {
  const { values, errors, text, change, sending } = wizard.form;
  const can = useShopCapabilities();
  const marks = contactMarks(can.bookByOneContact, values);
  return (
    <>
      <Field label={FIELD_NAMES.fullName} required error={errors.fullName}>
        <TextInput {...text('fullName')} autoComplete="name" />
      </Field>
      <Field
        label={FIELD_NAMES.email}
        {...marks.email}
        error={errors.email}
        hint="Your confirmation goes here."
      >
        <TextInput {...text('email')} type="email" inputMode="email" autoComplete="email" />
      </Field>
      <div className={styles.pair}>
        <Field
          label={FIELD_NAMES.phone}
          {...marks.phone}
          error={errors.phone}
          hint={phoneHint(values.phone) ?? (can.bookByOneContact && ONE_IS_ENOUGH)}
        >
          <TextInput {...text('phone')} type="tel" autoComplete="tel" />
        </Field>
        <Field label={FIELD_NAMES.city} error={errors.city}>
          <SelectInput {...text('city')} options={CITY_OPTIONS} />
        </Field>
      </div>
      {can.bookByOneContact && (
        <TextConsent
          agreed={values.textChannels ?? []}
          disabled={sending}
          onChange={(agreed) => change('textChannels', agreed)}
        />
      )}
    </>
  );
}
