import { useId, type ComponentProps, type ReactNode } from 'react';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog, type DialogProps } from '@mcs-repairs/shared/ui/Dialog';
import { Refusal } from './Refusal';
import { useAskedClose, type EditedForm } from './useAskedClose';
import lists from '../styles/shopLists.module.css';

type FormDialogProps = Pick<DialogProps, 'title' | 'description' | 'size' | 'children'> & {
  /** The form of the dialog, as the hook `useStaffForm` returns it. */
  of: EditedForm & {
    form: ComponentProps<'form'>;
    failure: Failure | null;
    sending: boolean;
    overtaken: readonly unknown[];
  };
  /** The label of the button that submits the form. */
  submit: string;
  /** A remark that is shown beside the buttons. */
  remark?: ReactNode;
  /** Replaces the button that closes the dialog. */
  back?: { label: string; onPress: () => void } | undefined;
  onClose: () => void;
};

/**
 * A dialog with one form. A press outside the dialog does not close it, and Escape asks before it
 * discards typed text.
 */
export function FormDialog({
  of,
  submit,
  remark,
  back,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  const { form, failure, sending, overtaken } = of;
  const close = useAskedClose(of, onClose);
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => !open && close()}
      keepOnOutsidePress
      footer={
        <>
          {remark}
          <Button variant="secondary" onClick={back?.onPress ?? close}>
            {back?.label ?? 'Close form'}
          </Button>
          <Button type="submit" form={formId} loading={sending} disabled={overtaken.length > 0}>
            {submit}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={lists.form}>
        <Refusal refusal={failure} />
        {children}
      </form>
    </Dialog>
  );
}
