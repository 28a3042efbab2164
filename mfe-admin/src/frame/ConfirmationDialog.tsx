import { useState } from 'react';
import { confirmSession } from '@mcs-repairs/shared/domain/contract/ownAccount';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { confirmationSchema } from '@mcs-repairs/shared/domain/types/staff';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { Refusal } from '../form/Refusal';
import { useStaffForm } from '../form/useStaffForm';
import { FactorDialog } from './FactorDialog';

const EMPTY = { currentPassword: '' };
const FORM_ID = 'confirm-password';

type ConfirmationDialogProps = {
  refusal: Failure;
  answer: (given: boolean) => void;
  onClose: () => void;
};

/** Asks for the password, the second factor or both, when the server requires them again. */
export function ConfirmationDialog({ refusal, answer }: ConfirmationDialogProps) {
  const [missing, setMissing] = useState(refusal);
  return missing.code === 'second-factor-needed' ? (
    <FactorDialog factors={missing.factors} onAnswer={answer} />
  ) : (
    <PasswordDialog onAnswer={answer} onMissing={setMissing} />
  );
}

type PasswordDialogProps = {
  onAnswer: (given: boolean) => void;
  /** Called when the password was right but a second factor is missing. */
  onMissing: (refusal: Failure) => void;
};

function PasswordDialog({ onAnswer, onMissing }: PasswordDialogProps) {
  const { call } = useShopData();
  const { errors, failure, sending, form, text } = useStaffForm({
    keptAs: null,
    schema: confirmationSchema,
    empty: EMPTY,
    async send(confirmation) {
      const result = await call(confirmSession, { body: confirmation });
      if (!result.ok && result.failure.code === 'second-factor-needed') onMissing(result.failure);
      return result;
    },
    onDone: () => onAnswer(true),
  });
  return (
    <Dialog
      open
      size="small"
      title="Confirm your password"
      description="You signed in a while ago. Confirm that it is still you."
      onOpenChange={(open) => !open && onAnswer(false)}
      footer={
        <Button type="submit" form={FORM_ID} loading={sending}>
          Confirm password
        </Button>
      }
    >
      <form {...form} id={FORM_ID}>
        <Refusal refusal={failure} />
        <Field label="Your password" required error={errors.currentPassword}>
          <TextInput {...text('currentPassword')} type="password" autoComplete="current-password" />
        </Field>
      </form>
    </Dialog>
  );
}
