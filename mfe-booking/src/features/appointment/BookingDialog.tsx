import { useId, useRef } from 'react';
import { useForm } from '@mcs-repairs/shared/platform/form/useForm';
import { useShopCapabilities, useShopData } from '@mcs-repairs/shared/platform/site';
import {
  bookingCreationFailed,
  useAppDispatch,
  workStarted,
} from '@mcs-repairs/shared/platform/store';
import type { FreeSlot } from '@mcs-repairs/shared/domain/types/availability';
import { type BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import {
  appointmentFormSchema,
  reachableAppointmentSchema,
  type ReachableAppointment,
} from '@mcs-repairs/shared/domain/types/bookingRequest';
import type { DeviceId, IssueId } from '@mcs-repairs/shared/domain/types/device';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { CalendarCheckIcon } from '@mcs-repairs/shared/ui/icons';
import { appointmentText } from '../../appointmentText';
import { TimeShortcuts } from '../../calendar/TimeShortcuts';
import { isUncertain } from '@mcs-repairs/shared/domain/rules/isUncertain';
import { submitBooking } from '../../submission/submitBooking';
import { isTimeRefused, SubmissionFailure } from '../../submission/SubmissionFailure';
import { AppointmentFields } from './AppointmentFields';
import type { Draft } from './useDraft';
import styles from './BookingDialog.module.css';

export { BookedNotice } from './BookedNotice';

export type BookingDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /**
   * The time to book. After the server refused a time, it is null until the visitor selects another
   * one.
   */
  slot: FreeSlot | null;
  onSlotChange: (slot: FreeSlot) => void;
  onSlotLost: () => void;
  /** Called with true while a sent request has no response yet. */
  onUncertain: (uncertain: boolean) => void;
  /** Whether the booking is stored, and the page with the receipt is loading. */
  leaving: boolean;
  draft: Draft;
  device?: DeviceId;
  issue?: IssueId;
  /** Shows the receipt. The form stays busy until the promise is resolved. */
  onBooked: (receipt: BookingReceipt, fromEarlierTry: boolean) => Promise<void>;
};

const NO_TIME: Result<never> = {
  ok: false,
  failure: { code: 'slot-not-bookable', message: 'Please choose another time' },
};

/**
 * The booking form (specification, section 5). It validates when the visitor submits. All retries
 * use the same idempotency key.
 */
export function BookingDialog(props: BookingDialogProps) {
  const { open, onOpenChange, slot, draft } = props;
  const shopData = useShopData();
  const can = useShopCapabilities();
  const dispatch = useAppDispatch();
  const formId = useId();
  const submitButton = useRef<HTMLButtonElement>(null);
  const firstField = useRef<HTMLInputElement>(null);

  const onFailed = (refusal: Failure) => {
    dispatch(bookingCreationFailed());
    props.onUncertain(isUncertain(refusal));
    if (isTimeRefused(refusal)) props.onSlotLost();
  };

  const book = async (words: ReachableAppointment, key: string): Promise<Result<null>> => {
    if (!slot) return NO_TIME;
    dispatch(workStarted());
    const request = {
      ...words,
      kind: 'appointment' as const,
      appointmentDate: slot.shopDate,
      appointmentTime: slot.time,
      device: props.device,
      issue: props.issue,
      photoId: draft.photo.attached?.photoId,
    };
    const begun = draft.attempt ?? { key, unanswered: [] };
    // The visitor may leave the page and return before the response. A second press then has the
    // same key.
    draft.setAttempt({ ...begun, unanswered: [...begun.unanswered, request] });
    const { result, attempt, fromEarlierTry } = await submitBooking(shopData, request, begun);
    draft.setAttempt(attempt);
    if (!result.ok) return result;
    await props.onBooked(result.value, fromEarlierTry);
    return { ok: true, value: null };
  };

  const form = useForm({
    fields: draft.fields,
    schema: can.bookByOneContact ? reachableAppointmentSchema : appointmentFormSchema,
    keepsKey: isUncertain,
    send: book,
    onDone: () => {},
    onFailed,
    locksWhileSending: true,
  });
  const { values, errors, failure } = form;
  const sending = form.sending || props.leaving;

  const chooseOther = (other: FreeSlot) => {
    form.forgive();
    props.onSlotChange(other);
    submitButton.current?.focus();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!sending) onOpenChange(next);
      }}
      title="Book Appointment"
      description={values.deviceModel}
      keepOnOutsidePress
      initialFocus={firstField}
      footer={
        <>
          <Button variant="secondary" disabled={sending} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            ref={submitButton}
            type="submit"
            form={formId}
            disabled={!slot}
            loading={sending}
            loadingLabel="Booking..."
          >
            Confirm Booking
          </Button>
        </>
      }
    >
      <form {...form.form} id={formId} className={styles.form}>
        <p className={styles.appointment} aria-live="polite">
          <CalendarCheckIcon />
          {slot ? appointmentText(slot.shopDate, slot.time) : 'Please choose another time'}
        </p>
        {failure && (
          <SubmissionFailure failure={failure} onRetry={() => void form.submit()}>
            {isTimeRefused(failure) && (
              <TimeShortcuts
                heading="Nearest free times"
                onNotice
                slots={failure.alternatives ?? []}
                onChoose={chooseOther}
              />
            )}
          </SubmissionFailure>
        )}
        <AppointmentFields
          values={values}
          errors={errors}
          text={form.text}
          change={form.change}
          firstField={firstField}
          photo={draft.photo}
          disabled={sending}
        />
        {form.checking}
      </form>
    </Dialog>
  );
}
