import type { RefObject } from 'react';
import { phoneHint } from '@mcs-repairs/shared/domain/rules/phoneHint';
import type { Errors, FormOf } from '@mcs-repairs/shared/platform/form/useForm';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ContactPair } from '../../ContactPair';
import { PhotoField } from '../../photo/PhotoField';
import type { PhotoChoice } from '../../photo/usePhoto';
import { TextConsent } from '../../TextConsent';
import type { AppointmentValues } from './useDraft';

type AppointmentFieldsProps = {
  values: AppointmentValues;
  errors: Errors;
  text: FormOf<AppointmentValues>['text'];
  change: FormOf<AppointmentValues>['change'];
  firstField: RefObject<HTMLInputElement | null>;
  photo: PhotoChoice;
  disabled: boolean;
};

export function AppointmentFields(props: AppointmentFieldsProps) {
  const { values, errors, text, change, firstField, photo, disabled } = props;
  const can = useShopCapabilities();
  return (
    <>
      <Field label="Full name" required error={errors.customerName}>
        <TextInput {...text('customerName')} ref={firstField} autoComplete="name" />
      </Field>
      <ContactPair
        isOneEnough={can.bookByOneContact}
        email={{
          label: 'Email',
          value: values.customerEmail,
          error: errors.customerEmail,
          input: (
            <TextInput
              {...text('customerEmail')}
              type="email"
              inputMode="email"
              autoComplete="email"
            />
          ),
        }}
        phone={{
          label: 'Phone number',
          value: values.customerPhone,
          error: errors.customerPhone,
          hint: phoneHint(values.customerPhone),
          input: <TextInput {...text('customerPhone')} type="tel" autoComplete="tel" />,
        }}
      />
      {can.bookByOneContact && (
        <TextConsent
          agreed={values.textChannels}
          disabled={disabled}
          onChange={(agreed) => change('textChannels', agreed)}
        />
      )}
      <Field label="Device model" required error={errors.deviceModel}>
        <TextInput {...text('deviceModel')} />
      </Field>
      <Field label="Repair issue" required error={errors.repairIssue}>
        <TextInput {...text('repairIssue')} />
      </Field>
      <Field label="Additional notes" optional error={errors.additionalNotes}>
        <TextArea {...text('additionalNotes')} rows={3} />
      </Field>
      {can.uploadPhoto && <PhotoField photo={photo} disabled={disabled} />}
    </>
  );
}
