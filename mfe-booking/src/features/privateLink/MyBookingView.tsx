import { useState, type ReactNode } from 'react';
import type { MyBooking } from '@mcs-repairs/shared/domain/contract/myBooking';
import { callHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import type { BookingReceipt, BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import type { Stage } from '@mcs-repairs/shared/domain/types/stage';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { BookingFacts } from './BookingFacts';
import { CancelBooking } from './CancelBooking';
import { ConfirmByCode } from './ConfirmByCode';
import { EstimateCard } from './EstimateCard';
import { HeldBooking } from './HeldBooking';
import { MoveBooking } from './MoveBooking';
import { MyData } from './MyData';
import { RepairNotice } from './RepairNotice';
import { SharedPhotos } from './SharedPhotos';
import { StaffNotice } from './StaffNotice';
import { VisitSiblings } from './VisitSiblings';
import { StatusTimeline } from './StatusTimeline';
import styles from './MyBooking.module.css';

type MyBookingViewProps = {
  token: string;
  booking: MyBooking;
  /**
   * Links that add the appointment to a calendar, beside the facts. Not shown for a cancelled
   * booking.
   */
  calendar: ReactNode;
  onMoved: (receipt: BookingReceipt, fromEarlierTry: boolean) => void;
  /** Called when nobody knows whether the booking was rescheduled. */
  onUnsure: () => void;
  onKept: () => void;
  onCancelled: () => void;
  onAnswered: () => void;
  /** Called when the booking has changed since the page loaded. */
  onOutdated: (failure: Failure) => void;
  onErased: () => void;
  /**
   * Called after the customer entered a code. The argument is the token of a private link that may
   * change the booking.
   */
  onConfirmed: (token: string) => void;
};

/**
 * Explains why the customer can no longer change an active booking. While the shop examines the
 * device, or waits for an answer or for parts, nobody repairs it yet.
 */
function reasonOf(status: BookingStatus, stage: Stage | undefined): string | null {
  if (status !== 'confirmed' && status !== 'in_progress') return null;
  return status === 'in_progress' && (!stage || stage === 'repairing')
    ? 'Your device is being repaired'
    : 'Your device is with us';
}

/** Shows a customer's booking with the actions that its status allows. */
export function MyBookingView(props: MyBookingViewProps) {
  const { token, booking, calendar } = props;
  const { receipt, timeline, actions, access } = booking;
  const { estimate } = booking.repair;
  const mayChange = access === 'full';
  const [moving, setMoving] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const { phone } = useShopProfile();
  const reason = reasonOf(receipt.status, booking.repair.stage);
  const canMove = actions.reschedule && receipt.kind === 'appointment';
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        {access === 'staff' && <StaffNotice reference={receipt.reference} />}
        <HeldBooking
          token={token}
          booking={booking}
          onKept={props.onKept}
          onOutdated={props.onOutdated}
        />
        <RepairNotice repair={booking.repair} />
        {estimate && (
          <EstimateCard
            key={estimate.id}
            token={token}
            version={receipt.version}
            estimate={estimate}
            mayAnswer={mayChange}
            onAnswered={props.onAnswered}
            onOutdated={props.onOutdated}
          />
        )}
        {access === 'view' && (
          <ConfirmByCode
            reference={receipt.reference}
            asksAnswer={estimate?.state === 'open' && !estimate.isOver}
            onConfirmed={props.onConfirmed}
          />
        )}
        <SharedPhotos token={token} photos={booking.repair.photos ?? []} />
        <VisitSiblings siblings={booking.repair.siblings ?? []} />
        <BookingFacts receipt={receipt} repair={booking.repair}>
          {(canMove || actions.cancel) && !moving && (
            <div className={styles.row}>
              {canMove && <Button onClick={() => setMoving(true)}>Choose another time</Button>}
              {actions.cancel && (
                <Button variant="secondary" onClick={() => setCancelling(true)}>
                  Cancel booking
                </Button>
              )}
            </div>
          )}
          {receipt.status !== 'cancelled' && calendar}
          {mayChange && !actions.cancel && reason && (
            <Notice tone="info">
              {reason}, so you cannot change this booking here. Please call us at{' '}
              <a href={callHref(phone)}>{phone}</a>.
            </Notice>
          )}
        </BookingFacts>
        {moving && (
          <MoveBooking
            token={token}
            version={receipt.version}
            onMoved={(...moved) => {
              setMoving(false);
              props.onMoved(...moved);
            }}
            onUnsure={() => {
              setMoving(false);
              props.onUnsure();
            }}
            onRefused={(failure) => {
              setMoving(false);
              props.onOutdated(failure);
            }}
            onCancel={() => setMoving(false)}
          />
        )}
      </div>
      <div className={styles.aside}>
        <StatusTimeline timeline={timeline} />
        {mayChange && (
          <MyData token={token} reference={receipt.reference} onErased={props.onErased} />
        )}
      </div>
      <CancelBooking
        open={cancelling}
        onOpenChange={setCancelling}
        token={token}
        version={receipt.version}
        onCancelled={props.onCancelled}
        onRefused={props.onOutdated}
      />
    </div>
  );
}
