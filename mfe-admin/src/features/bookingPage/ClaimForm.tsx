import { useNavigate } from 'react-router-dom';
import { openClaim } from '@mcs-repairs/shared/domain/contract/repairs';
import { isCovered } from '@mcs-repairs/shared/domain/rules/warranty';
import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { claimRequestSchema } from '@mcs-repairs/shared/domain/types/repair';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { Refusal } from '../../form/Refusal';
import { useAskedClose } from '../../form/useAskedClose';
import { useStaffForm } from '../../form/useStaffForm';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './BookingParts.module.css';

type ClaimFormProps = { booking: Booking; today: ShopDate; onClose: () => void };

/**
 * Creates a new booking for a device that came back under warranty. The new booking is linked to
 * this one.
 */
export function ClaimForm({ booking, today, onClose }: ClaimFormProps) {
  const navigate = useNavigate();
  const { act } = useStaffAction();
  const { errors, failure, sending, form, text, isEdited, settle } = useStaffForm({
    schema: claimRequestSchema,
    empty: { fault: '' },
    keptAs: `claim ${booking.id}`,
    send: (claim, key) =>
      act(({ call }) => call(openClaim, { params: { id: booking.id }, body: claim }, { key })),
    onDone: ({ reference }) => void navigate(`/admin/bookings/${reference}`),
  });
  const close = useAskedClose({ isEdited, settle }, onClose);
  const { warrantyUntil } = booking;
  return (
    <form {...form} aria-label="Warranty claim" className={styles.card}>
      <h2 className={styles.heading}>Warranty claim</h2>
      <Refusal refusal={failure} />
      {warrantyUntil && (
        <p className={styles.second}>
          {isCovered(warrantyUntil, today) ? 'Warranty until' : 'The warranty ended on'}{' '}
          {formatLongDate(warrantyUntil)}.
        </p>
      )}
      <Field label="What is wrong with the device?" required error={errors.fault}>
        <TextArea {...text('fault')} rows={3} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" size="small" loading={sending}>
          Save warranty claim
        </Button>
        <Button variant="quiet" size="small" onClick={close}>
          Close form
        </Button>
      </div>
    </form>
  );
}
