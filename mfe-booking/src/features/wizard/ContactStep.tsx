import { CITY_CHOICES } from '@mcs-repairs/shared/domain/catalogue/schedule';
import { phoneHint } from '@mcs-repairs/shared/domain/rules/phoneHint';
import { useShopCapabilities, useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ContactPair } from '../../ContactPair';
import { TextConsent } from '../../TextConsent';
import type { StepProps } from './useWizard';
import { FIELD_NAMES } from './wizardSteps';

const CITY_OPTIONS = CITY_CHOICES.map((city) => ({ value: city, label: city }));

export function ContactStep({ wizard }: StepProps) {
  const { errors } = wizard;
  const { values, text, change, sending } = wizard.form;
  const can = useShopCapabilities();
  const { sendsEmails } = useShopProfile();
  return (
    <>
      <Field label={FIELD_NAMES.fullName} required error={errors.fullName}>
        <TextInput {...text('fullName')} autoComplete="name" />
      </Field>
      <ContactPair
        isOneEnough={can.bookByOneContact}
        email={{
          label: FIELD_NAMES.email,
          value: values.email,
          error: errors.email,
          hint: sendsEmails !== false && 'We send your confirmation here.',
          input: (
            <TextInput {...text('email')} type="email" inputMode="email" autoComplete="email" />
          ),
        }}
        phone={{
          label: FIELD_NAMES.phone,
          value: values.phone,
          error: errors.phone,
          hint: phoneHint(values.phone),
          input: <TextInput {...text('phone')} type="tel" autoComplete="tel" />,
        }}
      />
      <Field label={FIELD_NAMES.city} error={errors.city}>
        <SelectInput {...text('city')} options={CITY_OPTIONS} />
      </Field>
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
