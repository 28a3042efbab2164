import { useId, useState } from 'react';
import { changeBookingStatus } from '@mcs-repairs/shared/domain/contract/bookings';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { useKeptEdits } from '../../form/keptText';
import { useAskedClose } from '../../form/useAskedClose';
import { refusalText } from '../../staff/changedMeanwhile';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './BookingParts.module.css';

type CancelDialogProps = { booking: Booking; onClose: () => void };

/** Asks why the booking is cancelled, and whether to notify the customer. */
export function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const formId = useId();
  const [tell, setTell] = useState(true);
  const [missing, setMissing] = useState(false);
  const { act, working, failure } = useStaffAction(booking);
  const { values, change, isEdited, settle } = useKeptEdits({ reason: '' }, `cancel ${booking.id}`);
  const { reason } = values;
  const close = useAskedClose({ isEdited, settle }, onClose);

  async function cancel() {
    if (reason.trim() === '') return setMissing(true);
    const request = { to: 'cancelled' as const, reason: reason.trim(), tell };
    const result = await act(({ call }, version) =>
      call(changeBookingStatus, { params: { id: booking.id }, body: { ...request, version } }),
    );
    if (result.ok) end();
  }
  function end() {
    settle();
    onClose();
  }

  return (
    <Dialog
      open
      size="small"
      title={`Cancel booking ${booking.reference}?`}
      keepOnOutsidePress
      onOpenChange={(open) => !open && close()}
      footer={
        <>
          <Button variant="secondary" onClick={end}>
            Keep booking
          </Button>
          <Button variant="danger" type="submit" form={formId} loading={working}>
            Cancel booking
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void cancel();
        }}
      >
        {failure && (
          <Notice tone="danger" live>
            {refusalText(failure)}
          </Notice>
        )}
        <Field
          label="Reason"
          required
          hint="Only staff can see this reason."
          error={missing ? 'Enter a reason' : undefined}
        >
          <TextInput
            value={reason}
            maxLength={300}
            onChange={({ target }) => {
              change('reason', target.value);
              setMissing(false);
            }}
          />
        </Field>
        <Checkbox
          label="Notify the customer"
          checked={tell}
          onChange={({ target }) => setTell(target.checked)}
        />
      </form>
    </Dialog>
  );
}
