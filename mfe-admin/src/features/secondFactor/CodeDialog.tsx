import { useId, type ReactNode } from 'react';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import {
  secondFactorCodeSchema,
  type SecondFactorCode,
} from '@mcs-repairs/shared/domain/types/secondFactor';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { CodeField } from '../../form/CodeField';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { useConfirmed } from '../../staff/ConfirmationContext';

type CodeDialogProps<Answer> = {
  title: string;
  action: string;
  send: (code: SecondFactorCode) => Promise<Result<Answer>>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
  /** Another way to confirm, for example a passkey. It is shown above the code. */
  before?: ReactNode;
  children: ReactNode;
};

const EMPTY = { code: '' };

/** Asks for a code from the app or a recovery code before the second factor changes. */
export function CodeDialog<Answer>(props: CodeDialogProps<Answer>) {
  const id = useId();
  const confirmed = useConfirmed();
  const { errors, failure, sending, form, text } = useStaffForm({
    schema: secondFactorCodeSchema,
    empty: EMPTY,
    keptAs: null,
    send: (code) => confirmed(() => props.send(code)),
    onDone: props.onDone,
  });
  return (
    <Dialog
      open
      size="small"
      title={props.title}
      description={props.children}
      onOpenChange={(open) => !open && props.onClose()}
      footer={
        <Button type="submit" form={id} loading={sending}>
          {props.action}
        </Button>
      }
    >
      {props.before}
      <form {...form} id={id}>
        <Refusal refusal={failure?.fields ? null : failure} />
        <CodeField {...text('code')} error={errors.code} />
      </form>
    </Dialog>
  );
}
