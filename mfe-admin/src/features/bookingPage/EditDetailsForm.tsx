import * as z from 'zod/mini';
import { correctBooking } from '@mcs-repairs/shared/domain/contract/repairs';
import { correctionSchema } from '@mcs-repairs/shared/domain/types/repair';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ChangedMeanwhile } from '../../form/ChangedMeanwhile';
import { Refusal } from '../../form/Refusal';
import { useAskedClose } from '../../form/useAskedClose';
import { useStaffForm } from '../../form/useStaffForm';
import { useStaffAction } from '../../staff/useStaffAction';
import { changedFields } from './changedFields';
import { othersOf } from '../../form/othersOf';
import styles from './BookingParts.module.css';

const schema = z.omit(correctionSchema, { version: true });
const LABELS = {
  customerName: 'Name',
  customerPhone: 'Phone',
  customerEmail: 'Email',
  deviceModel: 'Device',
  repairService: 'Fault',
};

/**
 * Edits the contact, the device and the fault. The form sends only changed fields, so it does not
 * overwrite a colleague's edits of other fields.
 */
export function EditDetailsForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { id } = booking;
  const { act } = useStaffAction(booking);
  const { customerName, customerPhone, customerEmail, deviceModel, repairService } = booking;
  const first = { customerName, customerPhone, customerEmail, deviceModel, repairService };
  const { errors, failure, sending, form, text, isEdited, settle, overtaken, ...choice } =
    useStaffForm({
      schema,
      empty: first,
      keptAs: `details ${id}`,
      compose: (values) => changedFields(first, values),
      send: (words) =>
        act(
          ({ call }, version) =>
            call(correctBooking, { params: { id }, body: { ...words, version } }),
          'The details were saved.',
        ),
      onDone: onClose,
    });
  const close = useAskedClose({ isEdited, settle }, onClose);
  return (
    <form {...form} aria-label="Edit booking details" className={styles.card}>
      <h2 className={styles.heading}>Edit booking details</h2>
      <Refusal refusal={failure} />
      <ChangedMeanwhile {...choice} others={othersOf(overtaken, LABELS, first)} />
      <Field label={LABELS.customerName} required error={errors.customerName}>
        <TextInput {...text('customerName')} />
      </Field>
      <div className={styles.pair}>
        <Field label={LABELS.customerPhone} required error={errors.customerPhone}>
          <TextInput {...text('customerPhone')} type="tel" />
        </Field>
        <Field
          label={LABELS.customerEmail}
          hint="If you change the phone or email, earlier links and codes stop working."
          error={errors.customerEmail}
        >
          <TextInput {...text('customerEmail')} type="email" />
        </Field>
      </div>
      <Field label={LABELS.deviceModel} required error={errors.deviceModel}>
        <TextInput {...text('deviceModel')} />
      </Field>
      <Field label={LABELS.repairService} required error={errors.repairService}>
        <TextArea {...text('repairService')} rows={3} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" size="small" disabled={overtaken.length > 0} loading={sending}>
          Save booking details
        </Button>
        <Button variant="quiet" size="small" onClick={close}>
          Close form
        </Button>
      </div>
    </form>
  );
}
