import { useState, type ReactNode } from 'react';
import { useShopData } from 'shared/platform/site';
import { confirmationSchema } from 'shared/domain/types/staff';
import { Button } from 'shared/ui/Button';
import { Dialog } from 'shared/ui/Dialog';
import { Field } from 'shared/ui/Field';
import { TextInput } from 'shared/ui/TextInput';
import { Refusal } from '../form/Refusal';
import { useStaffForm } from '../form/useStaffForm';
import { ConfirmationContext, type Confirmed } from '../staff/ConfirmationContext';

const EMPTY = { currentPassword: '' };
const FORM_ID = 'confirm-password';

/** Asks for the password in a dialog when the shop wants it again, and then goes on with what was asked for. */
export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<{ answer: (given: boolean) => void } | null>(null);
  const confirmed: Confirmed = async (work) => {
    const first = await work();
    if (first.ok || first.failure.code !== 'approval-needed') return first;
    const isGiven = await new Promise<boolean>((answer) => setWaiting({ answer }));
    setWaiting(null);
    return isGiven ? work() : first;
  };
  return (
    <ConfirmationContext value={confirmed}>
      {children}
      {waiting && <PasswordDialog onAnswer={waiting.answer} />}
    </ConfirmationContext>
  );
}

function PasswordDialog({ onAnswer }: { onAnswer: (given: boolean) => void }) {
  const { staff } = useShopData();
  const { errors, failure, sending, form, text } = useStaffForm({
    schema: confirmationSchema,
    empty: EMPTY,
    send: (confirmation) => staff.confirm(confirmation),
    onDone: () => onAnswer(true),
  });
  return (
    <Dialog
      open
      size="small"
      title="Please enter your password again"
      description="It has been a while since you signed in, and this is not for whoever finds an open desk."
      onOpenChange={(open) => !open && onAnswer(false)}
      footer={
        <Button type="submit" form={FORM_ID} loading={sending}>
          Go on
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
