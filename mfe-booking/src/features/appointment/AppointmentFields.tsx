import { phoneHint } from '@mcs-repairs/shared/domain/rules/phoneHint';
import type { Errors, FormOf } from '@mcs-repairs/shared/platform/form/useForm';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { contactMarks, ONE_IS_ENOUGH } from '../../oneContact';
import { PhotoField } from '../../photo/PhotoField';
import type { PhotoChoice } from '../../photo/usePhoto';
import { TextConsent } from '../../TextConsent';
import type { AppointmentValues } from './useDraft';
import styles from './BookingDialog.module.css';

type AppointmentFieldsProps = {
  values: AppointmentValues;
  errors: Errors;
  text: FormOf<AppointmentValues>['text'];
  change: FormOf<AppointmentValues>['change'];
  photo: PhotoChoice;
  disabled: boolean;
};

export function AppointmentFields(props: AppointmentFieldsProps) {
  const { values, errors, text, change, photo, disabled } = props;
  const can = useShopCapabilities();
  const contact = { email: values.customerEmail, phone: values.customerPhone };
  const marks = contactMarks(can.bookByOneContact, contact);
  return (
    <>
      <Field label="Full name" required error={errors.customerName}>
        <TextInput {...text('customerName')} autoComplete="name" />
      </Field>
      <div className={styles.pair}>
        <Field label="Email" {...marks.email} error={errors.customerEmail}>
          <TextInput
            {...text('customerEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </Field>
        <Field
          label="Phone number"
          {...marks.phone}
          error={errors.customerPhone}
          hint={phoneHint(values.customerPhone) ?? (can.bookByOneContact && ONE_IS_ENOUGH)}
        >
          <TextInput {...text('customerPhone')} type="tel" autoComplete="tel" />
        </Field>
      </div>
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
