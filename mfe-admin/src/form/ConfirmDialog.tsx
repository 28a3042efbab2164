import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
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

export type AskAheadProps = { booking: Booking; onConfirm: () => void; onClose: () => void };

/** The dialog of `AskAhead`. */
export function AskAhead({ booking, onConfirm, onClose }: AskAheadProps) {
  const { customerName, appointmentDate, appointmentTime } = booking;
  return (
    <ConfirmDialog
      title="Complete the booking before its appointment?"
      confirmLabel="Complete booking"
      keepLabel="Keep booking open"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {customerName} is expected on {formatLongDate(appointmentDate)}, {appointmentTime}. The
        customer will be notified that the device is ready.
      </p>
    </ConfirmDialog>
  );
}
