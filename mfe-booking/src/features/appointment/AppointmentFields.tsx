import { phoneHint } from 'shared/domain/rules/phoneHint';
import type { Errors, FormOf } from 'shared/platform/form/useForm';
import { useShopCapabilities } from 'shared/platform/site';
import { Field } from 'shared/ui/Field';
import { TextArea } from 'shared/ui/TextArea';
import { TextInput } from 'shared/ui/TextInput';
import { PhotoField } from '../../photo/PhotoField';
import type { PhotoChoice } from '../../photo/usePhoto';
import type { AppointmentValues } from './useDraft';
import styles from './BookingDialog.module.css';

type AppointmentFieldsProps = {
  values: AppointmentValues;
  errors: Errors;
  text: FormOf<AppointmentValues>['text'];
  photo: PhotoChoice;
  disabled: boolean;
};

export function AppointmentFields(props: AppointmentFieldsProps) {
  const { values, errors, text, photo, disabled } = props;
  const can = useShopCapabilities();
  return (
    <>
      <Field label="Full name" required error={errors.customerName}>
        <TextInput {...text('customerName')} autoComplete="name" />
      </Field>
      <div className={styles.pair}>
        <Field label="Email" required error={errors.customerEmail}>
          <TextInput
            {...text('customerEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </Field>
        <Field
          label="Phone number"
          required
          error={errors.customerPhone}
          hint={phoneHint(values.customerPhone)}
        >
          <TextInput {...text('customerPhone')} type="tel" autoComplete="tel" />
        </Field>
      </div>
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
