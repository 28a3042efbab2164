import { useEffect, useId, useRef, useState } from 'react';
import { fieldErrors } from 'shared/domain/rules/fieldErrors';
import { Checking, useShopData } from 'shared/platform/site';
import { bookingCreationFailed, useAppDispatch, workStarted } from 'shared/platform/store';
import type { FreeSlot } from 'shared/domain/types/availability';
import { appointmentFormSchema, type BookingReceipt } from 'shared/domain/types/booking';
import type { DeviceId, IssueId } from 'shared/domain/types/device';
import type { Failure } from 'shared/domain/types/failure';
import { Button } from 'shared/ui/Button';
import { Dialog } from 'shared/ui/Dialog';
import { CalendarCheckIcon } from 'shared/ui/icons';
import { appointmentText } from '../../appointmentText';
import { TimeShortcuts } from '../../calendar/TimeShortcuts';
import { isUncertain, submitBooking } from '../../submission/submitBooking';
import { isTimeRefused, SubmissionFailure } from '../../submission/SubmissionFailure';
import { AppointmentFields, type AppointmentErrors } from './AppointmentFields';
import { newAttempt, type Draft } from './useDraft';
import styles from './BookingDialog.module.css';

export type BookingDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Null after the time was refused, until another one is chosen. */
  slot: FreeSlot | null;
  onSlotChange: (slot: FreeSlot) => void;
  onSlotLost: () => void;
  /** Whether a try was sent whose answer is missing. */
  onUncertain: (uncertain: boolean) => void;
  draft: Draft;
  device?: DeviceId;
  issue?: IssueId;
  onBooked: (receipt: BookingReceipt, fromEarlierTry: boolean) => void;
};

/** Who comes with what: the form of section 5, checked at submit, sent under one idempotency key. */
export function BookingDialog(props: BookingDialogProps) {
  const { open, onOpenChange, slot, draft } = props;
  const shopData = useShopData();
  const dispatch = useAppDispatch();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const [errors, setErrors] = useState<AppointmentErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [submitting, setSubmitting] = useState(false);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const refuseFields = (fields: AppointmentErrors) => {
    setErrors(fields);
    setRefusals((count) => count + 1);
  };

  const onFailed = (refusal: Failure) => {
    dispatch(bookingCreationFailed());
    setFailure(refusal);
    props.onUncertain(isUncertain(refusal));
    if (isTimeRefused(refusal)) props.onSlotLost();
    else if (refusal.code === 'invalid' && refusal.fields) refuseFields(refusal.fields);
  };

  const submit = async () => {
    if (submitting || !slot) return;
    const parsed = appointmentFormSchema.safeParse(draft.values);
    if (!parsed.success) {
      setFailure(null);
      refuseFields(fieldErrors(parsed.error.issues));
      return;
    }
    setErrors({});
    setFailure(null);
    setSubmitting(true);
    dispatch(workStarted());
    const attempt = draft.attempt ?? newAttempt();
    const request = {
      ...parsed.data,
      kind: 'appointment' as const,
      appointmentDate: slot.shopDate,
      appointmentTime: slot.time,
      device: props.device,
      issue: props.issue,
      photoId: draft.photo.attached?.photoId,
    };
    const {
      result,
      attempt: open,
      fromEarlierTry,
    } = await submitBooking(shopData, request, attempt);
    draft.setAttempt(open);
    setSubmitting(false);
    if (result.ok) props.onBooked(result.value, fromEarlierTry);
    else onFailed(result.failure);
  };

  const chooseOther = (other: FreeSlot) => {
    setFailure(null);
    props.onSlotChange(other);
    submitButton.current?.focus();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!submitting) onOpenChange(next);
      }}
      title="Book Appointment"
      description={draft.values.deviceModel}
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" disabled={submitting} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            ref={submitButton}
            type="submit"
            form={formId}
            disabled={!slot}
            loading={submitting}
            loadingLabel="Booking..."
          >
            Confirm Booking
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className={styles.appointment} aria-live="polite">
          <CalendarCheckIcon />
          {slot ? appointmentText(slot.shopDate, slot.time) : 'Please choose another time'}
        </p>
        {failure && (
          <SubmissionFailure failure={failure} onRetry={() => void submit()}>
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
          draft={draft}
          errors={errors}
          disabled={submitting}
          onChange={(name, value) => {
            draft.change(name, value);
            setErrors((before) => ({ ...before, [name]: undefined }));
          }}
        />
        {submitting && <Checking />}
      </form>
    </Dialog>
  );
}
