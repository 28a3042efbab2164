import { customersApi } from 'shared/data/customers/endpoints';
import { newCustomerNoteSchema, type Customer } from 'shared/domain/types/customer';
import { Button } from 'shared/ui/Button';
import { Field } from 'shared/ui/Field';
import { TextArea } from 'shared/ui/TextArea';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { nepalInstant } from 'shared/domain/rules/nepalTime';
import { failureOf } from 'shared/domain/rules/failureOf';
import { Part } from './Part';
import styles from './Customers.module.css';

const EMPTY = { text: '' };

/** What colleagues should know of a customer. */
export function CustomerNotes({ customer: { phoneKey, notes } }: { customer: Customer }) {
  const [addNote] = customersApi.useAddCustomerNoteMutation();
  const { errors, failure, sending, form, text } = useStaffForm({
    schema: newCustomerNoteSchema,
    empty: EMPTY,
    async send(note) {
      const { data, error } = await addNote({ phoneKey, text: note.text });
      return data ? { ok: true, value: data } : { ok: false, failure: failureOf(error) };
    },
    onDone: () => {},
  });
  const adding = (
    <form {...form} aria-label="Add a note" className={styles.form}>
      <Refusal refusal={failure} />
      <Field label="New note" error={errors.text}>
        <TextArea {...text('text')} rows={2} />
      </Field>
      <Button type="submit" variant="secondary" size="small" loading={sending}>
        Add the note
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
