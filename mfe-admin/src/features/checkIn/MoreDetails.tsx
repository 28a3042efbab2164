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
 * them. Once shown, they stay on the page, so that folding them loses no signature and no photo.
 */
export function MoreDetails({ form }: { form: VisitForm }) {
  const { errors, values } = form;
  const [isOpen, setOpen] = useState(wasOpen);
  const [isShown, setShown] = useState(isOpen);
  /** After a failure, the fields load again only when somebody presses. */
  const [isMissing, setMissing] = useState(false);
  const isBegun = values.customerPhone !== '';
  // Loads the fields as soon as somebody types, so that they also open if the connection breaks.
  useEffect(() => {
    if (isBegun) loadFields().catch(() => undefined);
  }, [isBegun]);
  const hasError = FIELDS.some((name) => errors[name] !== undefined);
  // The part stays open after the error is corrected.
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
        // A field with an error cannot be folded away.
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
    // If the browser cannot store the choice, the part is folded next time.
  }
}
