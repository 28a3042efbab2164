import { phoneHint } from 'shared/domain/rules/phoneHint';
import { useShopCapabilities } from 'shared/platform/site';
import { Field } from 'shared/ui/Field';
import { TextArea } from 'shared/ui/TextArea';
import { TextInput } from 'shared/ui/TextInput';
import { PhotoField } from '../../photo/PhotoField';
import type { AppointmentValues, Draft } from './useDraft';
import styles from './BookingDialog.module.css';

export type AppointmentErrors = Partial<Record<keyof AppointmentValues, string>>;

type AppointmentFieldsProps = {
  draft: Draft;
  errors: AppointmentErrors;
  disabled: boolean;
  onChange: (name: keyof AppointmentValues, value: string) => void;
};

export function AppointmentFields({ draft, errors, disabled, onChange }: AppointmentFieldsProps) {
  const can = useShopCapabilities();
  const { values } = draft;
  const control = (name: keyof AppointmentValues) => ({
    name,
    value: values[name],
    disabled,
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  });
  return (
    <>
      <Field label="Full name" required error={errors.customerName}>
        <TextInput {...control('customerName')} autoComplete="name" />
      </Field>
      <div className={styles.pair}>
        <Field label="Email" required error={errors.customerEmail}>
          <TextInput
            {...control('customerEmail')}
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
          <TextInput {...control('customerPhone')} type="tel" autoComplete="tel" />
        </Field>
      </div>
      <Field label="Device model" required error={errors.deviceModel}>
        <TextInput {...control('deviceModel')} />
      </Field>
      <Field label="Repair issue" required error={errors.repairIssue}>
        <TextInput {...control('repairIssue')} />
      </Field>
      <Field label="Additional notes" optional error={errors.additionalNotes}>
        <TextArea {...control('additionalNotes')} rows={3} />
      </Field>
      {can.uploadPhoto && <PhotoField photo={draft.photo} disabled={disabled} />}
    </>
  );
}
