import { addBookingNote } from '@mcs-repairs/shared/domain/contract/repairs';
import { newNoteSchema, type BookingNote } from '@mcs-repairs/shared/domain/types/repair';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './BookingParts.module.css';

type NotesProps = { bookingId: string; notes: readonly BookingNote[] };

/** Internal notes and the customer's questions, newest first. */
export function Notes({ bookingId, notes }: NotesProps) {
  const { act } = useStaffAction();
  const { errors, failure, sending, form, text } = useStaffForm({
    schema: newNoteSchema,
    empty: { text: '' },
    send: (note, key) =>
      act(({ call }) => call(addBookingNote, { params: { id: bookingId }, body: note }, { key })),
    onDone() {},
  });
  return (
    <section aria-label="Notes" className={styles.card}>
      <h2 className={styles.heading}>Notes</h2>
      <form {...form} className={styles.form}>
        <Refusal refusal={failure} />
        <Field
          label="New note"
          hint="Not shown on the customer’s page. Customers can request all their data, including notes. Write only what they may read."
          error={errors.text}
        >
          <TextArea {...text('text')} rows={2} />
        </Field>
        <Button type="submit" size="small" variant="secondary" loading={sending}>
          Add note
        </Button>
      </form>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ id, at, by, text: words }) => (
            <li key={id} className={styles.note}>
              {words}
              <p className={styles.second}>
                {by === 'customer' ? 'The customer' : by},{' '}
                <time dateTime={at}>{nepalInstant(at)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
