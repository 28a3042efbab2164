import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { uploadPhoto } from '@mcs-repairs/shared/domain/contract/photos';
import { takeRideStep } from '@mcs-repairs/shared/domain/contract/pickups';
import { requiredLines } from '@mcs-repairs/shared/domain/types/text';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { PickupStepName } from '@mcs-repairs/shared/domain/types/pickup';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { FileInput } from '@mcs-repairs/shared/ui/FileInput';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { Refusal } from '../../form/Refusal';
import { useAskedClose } from '../../form/useAskedClose';
import { useStaffForm } from '../../form/useStaffForm';
import { useStaffAction } from '../../staff/useStaffAction';
import { STEP_BUTTONS, STEP_QUESTIONS } from '../../format/pickupWords';
import styles from './Pickups.module.css';

type StepDialogProps = { booking: Booking; step: PickupStepName; onClose: () => void };

const failedSchema = z.object({ reason: requiredLines('Enter a reason', 300) });
const doneSchema = z.object({ reason: z.string() });

/** Before recording a step, asks for a photo as proof, or for the reason of a failure. */
export function StepDialog({ booking, step, onClose }: StepDialogProps) {
  const { id } = booking;
  const formId = useId();
  const shop = useShopData();
  const { act } = useStaffAction(booking);
  const [photo, setPhoto] = useState<File | null>(null);
  const isFailed = step === 'failed';
  const { errors, failure, sending, form, text, isEdited, settle } = useStaffForm({
    schema: isFailed ? failedSchema : doneSchema,
    empty: { reason: '' },
    keptAs: `${step} ${id}`,
    async send({ reason }) {
      const sent = photo ? await shop.call(uploadPhoto, { file: photo }) : null;
      if (sent && !sent.ok) return sent;
      const photoId = sent?.value.photoId;
      const request = { step, reason, ...(photoId && { photoId }) };
      return act(
        ({ call }, version) =>
          call(takeRideStep, { params: { id }, body: { ...request, version } }),
        'The step of the pickup was saved.',
      );
    },
    onDone: onClose,
  });
  const close = useAskedClose({ isEdited, settle }, onClose);
  return (
    <Dialog
      open
      size="small"
      title={STEP_QUESTIONS[step]}
      description={`${booking.customerName}, ${booking.deviceModel}`}
      onOpenChange={(open) => !open && close()}
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" size="large" onClick={close}>
            Close form
          </Button>
          <Button type="submit" size="large" form={formId} loading={sending}>
            {STEP_BUTTONS[step]}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={styles.form}>
        <Refusal refusal={failure} />
        {isFailed && (
          <Field label="Reason" required error={errors.reason}>
            <TextArea {...text('reason')} rows={3} />
          </Field>
        )}
        <Field label="Photo as proof" optional hint="Only staff can see this photo.">
          <FileInput
            accept="image/jpeg,image/png"
            capture="environment"
            file={photo}
            prompt="Take a photo or choose one"
            onFileChange={setPhoto}
          />
        </Field>
      </form>
    </Dialog>
  );
}
