import { addCustomerNote } from '@mcs-repairs/shared/domain/contract/customers';
import { newCustomerNoteSchema, type Customer } from '@mcs-repairs/shared/domain/types/customer';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { Part } from './Part';
import styles from './Customers.module.css';

const EMPTY = { text: '' };

/** Lists the notes of staff about a customer, and adds new ones. */
export function CustomerNotes({ customer: { phoneKey, notes } }: { customer: Customer }) {
  const { call } = useShopData();
  const { errors, failure, sending, form, text } = useStaffForm({
    schema: newCustomerNoteSchema,
    empty: EMPTY,
    keptAs: `note ${phoneKey}`,
    send: (body) => call(addCustomerNote, { params: { phoneKey }, body }),
    onDone: () => {},
  });
  const adding = (
    <form {...form} aria-label="Add note about customer" className={styles.form}>
      <Refusal refusal={failure} />
      <Field
        label="New note"
        hint="Customers can request all their data, including notes. Write only what the customer may read."
        error={errors.text}
      >
        <TextArea {...text('text')} rows={2} />
      </Field>
      <Button type="submit" variant="secondary" size="small" loading={sending}>
        Add note about customer
      </Button>
    </form>
  );
  return (
    <Part title="Notes" count={notes.length} empty="No notes yet." after={adding}>
      {notes.map(({ id, text: words, by, at }) => (
        <li key={id} className={styles.line}>
          <span className={styles.words}>{words}</span>
          <span className={styles.quiet}>
            {by}, {nepalInstant(at)}
          </span>
        </li>
      ))}
    </Part>
  );
}
