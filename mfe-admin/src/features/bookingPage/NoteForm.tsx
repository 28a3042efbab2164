import { addBookingNote } from '@mcs-repairs/shared/domain/contract/repairs';
import { newNoteSchema } from '@mcs-repairs/shared/domain/types/repair';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './BookingParts.module.css';

/** Adds an internal note, which only staff see in the history. */
export function NoteForm({ bookingId }: { bookingId: string }) {
  const { act } = useStaffAction();
  const { errors, failure, sending, form, text } = useStaffForm({
    schema: newNoteSchema,
    empty: { text: '' },
    keptAs: `note ${bookingId}`,
    send: (note, key) =>
      act(({ call }) => call(addBookingNote, { params: { id: bookingId }, body: note }, { key })),
    onDone() {},
  });
  return (
    <form {...form} className={styles.form}>
      <Refusal refusal={failure} />
      <Field
        label="New note"
        hint="Customers may ask to see this note. Write only what they may read."
        error={errors.text}
      >
        <TextArea {...text('text')} rows={2} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" size="small" variant="secondary" loading={sending}>
          Add note to booking
        </Button>
      </div>
    </form>
  );
}
