import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ConditionPhotos } from './ConditionPhotos';
import { SignatureField } from './SignatureField';
import type { VisitForm } from './useVisitForm';
import styles from './CheckIn.module.css';

type MoreFieldsProps = {
  form: VisitForm;
  /** Called to fold the part again if the code of the fields fails to load. */
  onClose: () => void;
};

/** The fields that few check-ins need. */
export function MoreFields({ form }: MoreFieldsProps) {
  const { text, errors, values, change } = form;
  const today = toShopDate(useNow());
  return (
    <div className={styles.fields}>
      <Field label="IMEI or serial number" optional error={errors.serial}>
        <TextInput {...text('serial')} autoComplete="off" spellCheck={false} />
      </Field>
      <Field
        label="Passcode"
        optional
        error={errors.passcode}
        hint="The server encrypts the passcode, and shows the passcode only on request. The server deletes the passcode when the device is collected."
      >
        <TextInput {...text('passcode')} autoComplete="off" spellCheck={false} />
      </Field>
      <Field label="Accessories" optional error={errors.accessories}>
        <TextInput {...text('accessories')} autoComplete="off" />
      </Field>
      <Field label="Promised day" optional error={errors.promisedDate}>
        <TextInput {...text('promisedDate')} type="date" min={today} />
      </Field>
      <Field label="Email" optional error={errors.customerEmail}>
        <TextInput {...text('customerEmail')} type="email" autoComplete="off" />
      </Field>
      <ConditionPhotos
        photoIds={values.photoIds}
        error={errors.photoIds}
        onChange={(photoIds) => change('photoIds', photoIds)}
      />
      <div className={styles.wide}>
        <SignatureField
          path={values.signature}
          error={errors.signature}
          onChange={(path) => change('signature', path)}
        />
      </div>
    </div>
  );
}
