import { CITY_CHOICES } from 'shared/domain/catalogue/schedule';
import { phoneHint } from 'shared/domain/rules/phoneHint';
import { useShopCapabilities } from 'shared/platform/site';
import { Field } from 'shared/ui/Field';
import { SelectInput } from 'shared/ui/SelectInput';
import { TextInput } from 'shared/ui/TextInput';
import { neededContact, ONE_IS_ENOUGH } from '../../oneContact';
import { TextConsent } from '../../TextConsent';
import type { StepProps } from './useWizard';
import { FIELD_NAMES } from './wizardSteps';
import styles from './BookingWizard.module.css';

const CITY_OPTIONS = CITY_CHOICES.map((city) => ({ value: city, label: city }));

export function ContactStep({ wizard }: StepProps) {
  const { values, errors, text, change, sending } = wizard.form;
  const can = useShopCapabilities();
  const needed = neededContact(can.bookByOneContact, values);
  return (
    <>
      <Field label={FIELD_NAMES.fullName} required error={errors.fullName}>
        <TextInput {...text('fullName')} autoComplete="name" />
      </Field>
      <Field
        label={FIELD_NAMES.email}
        required={needed.email}
        error={errors.email}
        hint="Your confirmation goes here."
      >
        <TextInput {...text('email')} type="email" inputMode="email" autoComplete="email" />
      </Field>
      <div className={styles.pair}>
        <Field
          label={FIELD_NAMES.phone}
          required={needed.phone}
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
