import type { ReactNode } from 'react';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';

type ConfirmDialogProps = {
  title: string;
  confirmLabel: string;
  keepLabel: string;
  working?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for confirmation of an action that other people will notice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      open
      size="small"
      title={props.title}
      onOpenChange={(open) => !open && props.onClose()}
      footer={
        <>
          <Button variant="secondary" disabled={props.working} onClick={props.onClose}>
            {props.keepLabel}
          </Button>
          <Button loading={props.working} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
