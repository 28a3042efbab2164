import * as z from 'zod/mini';
import { correctBooking } from '@mcs-repairs/shared/domain/contract/repairs';
import { correctionSchema, type Technician } from '@mcs-repairs/shared/domain/types/repair';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ChangedMeanwhile } from '../../form/ChangedMeanwhile';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { useStaffAction } from '../../staff/useStaffAction';
import { changedFields } from './changedFields';
import { othersOf } from './othersOf';
import styles from './BookingParts.module.css';

const schema = z.omit(correctionSchema, { version: true });
const LABELS = {
  technicianId: 'Technician',
  promisedDate: 'Promised day',
  shelf: 'Shelf',
  labels: 'Labels',
};

type BenchFormProps = { booking: Booking; technicians: readonly Technician[] };

/** The technician, the promised day and the shelf of a device. */
export function RepairForm({ booking, technicians }: BenchFormProps) {
  const { id } = booking;
  const { act } = useStaffAction(booking);
  // Fields that were not edited here follow the changes of colleagues.
  const first = fieldsOf(booking);
  const { values, errors, failure, sending, form, text, overtaken, ...choice } = useStaffForm({
    schema,
    empty: first,
    compose(typed) {
      const { labels, ...others } = changedFields(first, typed);
      return labels === undefined ? others : { ...others, labels: wordsOf(labels) };
    },
    send: (words) =>
      act(
        ({ call }, version) =>
          call(correctBooking, { params: { id }, body: { ...words, version } }),
        'Saved.',
      ),
    onDone() {},
  });
  const technician = technicians.find(({ id: staffId }) => staffId === first.technicianId)?.name;
  const shown = { ...first, technicianId: technician ?? '' };
  const isChanged = Object.keys(changedFields(first, values)).length > 0;
  return (
    <form {...form} aria-label="Repair details" className={styles.form}>
      <Refusal refusal={failure} />
      <ChangedMeanwhile {...choice} others={othersOf(overtaken, LABELS, shown)} />
      <Field label={LABELS.technicianId} error={errors.technicianId}>
        <SelectInput {...text('technicianId')}>
          <option value="">Unassigned</option>
          {technicians.map(({ id: staffId, name }) => (
            <option key={staffId} value={staffId}>
              {name}
            </option>
          ))}
        </SelectInput>
      </Field>
      <div className={styles.pair}>
        <Field label={LABELS.promisedDate} error={errors.promisedDate}>
          <TextInput {...text('promisedDate')} type="date" />
        </Field>
        <Field label={LABELS.shelf} error={errors.shelf}>
          <TextInput {...text('shelf')} />
        </Field>
      </div>
      <Field
        label={LABELS.labels}
        hint="Separate labels with commas. Customers can request all their data, including labels."
        error={labelError(errors)}
      >
        <TextInput {...text('labels')} />
      </Field>
      <Button
        type="submit"
        size="small"
        variant="secondary"
        disabled={!isChanged || overtaken.length > 0}
        loading={sending}
      >
        Save
      </Button>
    </form>
  );
}

const fieldsOf = ({ technicianId, promisedDate, shelf, labels }: Booking) => ({
  technicianId: technicianId ?? '',
  promisedDate: promisedDate ?? '',
  shelf: shelf ?? '',
  labels: labels?.join(', ') ?? '',
});

const wordsOf = (labels: string) =>
  labels
    .split(',')
    .map((label) => label.trim())
    .filter(Boolean);

/** The first error of the list of labels or of one of its entries. */
const labelError = (errors: Record<string, string>) =>
  Object.entries(errors).find(([field]) => field.startsWith('labels'))?.[1];
