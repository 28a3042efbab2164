import { useEffect, useState } from 'react';
import { storageKey } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { visitorStorage } from '@mcs-repairs/shared/platform/site';
import { ChevronDownIcon } from '@mcs-repairs/shared/ui/icons';
import { lateDialog } from '../../form/lateDialog';
import type { VisitForm } from './useVisitForm';
import styles from './CheckIn.module.css';

const loadFields = async () =>
  (await import(/* webpackChunkName: "check-in-fields" */ './MoreFields')).MoreFields;
const MoreFields = lateDialog(loadFields);

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
 * them. Once shown, the fields stay in the page, so that folding them does not lose a signature or
 * a photo.
 */
export function MoreDetails({ form }: { form: VisitForm }) {
  const { errors, values } = form;
  const [isOpen, setOpen] = useState(wasOpen);
  const [isShown, setShown] = useState(isOpen);
  /** After a failure, the code of the fields loads again only when the clerk presses the button. */
  const [isMissing, setMissing] = useState(false);
  const isBegun = values.customerPhone !== '';
  // Loads the code of the fields as soon as the clerk types. So the fields also open if the
  // connection breaks later.
  useEffect(() => {
    if (isBegun) loadFields().catch(() => undefined);
  }, [isBegun]);
  const hasError = FIELDS.some((name) => errors[name] !== undefined);
  // An error opens this part. The part stays open after the clerk corrects the error.
  if (hasError && !isOpen && !isMissing) setOpen(true);
  const filled = FIELDS.filter((name) => values[name].length > 0).length;
  return (
    <details
      open={isOpen}
      className={styles.more}
      onToggle={({ currentTarget }) => {
        const { open } = currentTarget;
        if (open) setShown(true);
        if (open) setMissing(false);
        // The clerk cannot fold this part while one of its fields has an error.
        if (hasError && !isMissing) currentTarget.open = true;
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
      {(isShown || isOpen) && !isMissing && (
        <MoreFields
          form={form}
          onClose={() => {
            setMissing(true);
            setShown(false);
            setOpen(false);
          }}
        />
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
    // The browser could not store the choice. The part is folded the next time.
  }
}
