import { useState } from 'react';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { storageKey } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { useNow, visitorStorage } from '@mcs-repairs/shared/platform/site';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { ChevronDownIcon } from '@mcs-repairs/shared/ui/icons';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ConditionPhotos } from './ConditionPhotos';
import { SignatureField } from './SignatureField';
import type { VisitForm } from './useVisitForm';
import styles from './CheckIn.module.css';

const FIELDS = [
  'serial',
  'passcode',
  'accessories',
  'promisedDate',
  'customerEmail',
  'photoIds',
  'signature',
] as const;

/**
 * Fields that few check-ins need. The browser remembers whether they are open, and an error opens
 * them. Once shown, they stay on the page, so that folding them loses no signature and no photo.
 */
export function MoreDetails({ form }: { form: VisitForm }) {
  const { text, errors, values, change } = form;
  const today = toShopDate(useNow());
  const [isOpen, setOpen] = useState(wasOpen);
  const [isShown, setShown] = useState(isOpen);
  const hasError = FIELDS.some((name) => errors[name] !== undefined);
  // The part stays open after the error is corrected.
  if (hasError && !isOpen) setOpen(true);
  const filled = FIELDS.filter((name) => values[name].length > 0).length;
  return (
    <details
      open={isOpen}
      className={styles.more}
      onToggle={({ currentTarget }) => {
        const { open } = currentTarget;
        if (open) setShown(true);
        // A field with an error cannot be folded away.
        if (hasError) currentTarget.open = true;
        else {
          setOpen(open);
          remember(open);
        }
      }}
    >
      <summary className={styles.summary}>
        More details
        <span className={styles.place}>
          {filled > 0
            ? `${filled} filled in`
            : 'IMEI, passcode, accessories, promised day, photos, signature'}
        </span>
        <ChevronDownIcon size={18} className={styles.chevron} />
      </summary>
      {(isShown || isOpen) && (
        <div className={styles.fields}>
          <Field label="IMEI or serial number" optional error={errors.serial}>
            <TextInput {...text('serial')} autoComplete="off" spellCheck={false} />
          </Field>
          <Field
            label="Passcode"
            optional
            error={errors.passcode}
            hint="The passcode is stored encrypted and shown only on request. It is deleted when the device is collected."
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
      )}
    </details>
  );
}

const OPEN_KEY = storageKey('intake-more');

const wasOpen = (): boolean => visitorStorage().getItem(OPEN_KEY) === 'open';

function remember(isOpen: boolean): void {
  try {
    visitorStorage().setItem(OPEN_KEY, isOpen ? 'open' : 'closed');
  } catch {
    // If the browser cannot store the choice, the part is folded next time.
  }
}
