import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ConditionPhotos } from './ConditionPhotos';
import type { VisitForm } from './useVisitForm';
import styles from './CheckIn.module.css';

/** The record of the device before its repair. */
export function HandoverPart({ form }: { form: VisitForm }) {
  const { text, errors, values, change } = form;
  const today = toShopDate(useNow());
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>Handover</legend>
      <Field label="IMEI or serial number" optional error={errors.serial}>
        <TextInput {...text('serial')} autoComplete="off" spellCheck={false} />
      </Field>
      <Field
        label="Passcode"
        optional
        error={errors.passcode}
        hint="Stored encrypted and shown only on request. It is deleted when the device is collected."
      >
        <TextInput {...text('passcode')} autoComplete="off" spellCheck={false} />
      </Field>
      <Field label="Accessories" optional error={errors.accessories}>
        <TextInput {...text('accessories')} autoComplete="off" />
      </Field>
      <Field label="Promised day" optional error={errors.promisedDate}>
        <TextInput {...text('promisedDate')} type="date" min={today} />
      </Field>
      <Field
        label="Condition"
        optional
        error={errors.condition}
        className={styles.wide}
        hint="Scratches, dents, and what does not work."
      >
        <TextArea {...text('condition')} rows={2} />
      </Field>
      <ConditionPhotos
        photoIds={values.photoIds}
        error={errors.photoIds}
        onChange={(photoIds) => change('photoIds', photoIds)}
      />
    </fieldset>
  );
}
