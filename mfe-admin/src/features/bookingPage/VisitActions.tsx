import { useState } from 'react';
import { changeBookingStatus } from '@mcs-repairs/shared/domain/contract/bookings';
import { noteNoShow, reopenBooking } from '@mcs-repairs/shared/domain/contract/repairs';
import { allowedTransitions } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import { isAwaited } from '@mcs-repairs/shared/domain/rules/repairStage';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Booking, BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import type { Place } from '@mcs-repairs/shared/domain/types/pickup';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { AskAhead, isAhead } from '../../form/AskAhead';
import { refusalText } from '../../staff/changedMeanwhile';
import { useStaffAction } from '../../staff/useStaffAction';
import { CancelDialog } from './CancelDialog';
import { ClaimForm } from './ClaimForm';
import { RescheduleForm } from './RescheduleForm';
import { PickupForm } from './PickupForm';
import styles from './BookingParts.module.css';

type Opened = 'move' | 'pickup' | 'cancel' | 'claim' | 'ahead' | null;

/** The actions that the current status of a booking allows. */
export function VisitActions({ booking, place }: { booking: Booking; place: Place | null }) {
  const { id, status } = booking;
  const now = useNow();
  const today = toShopDate(now);
  const { act, working, failure } = useStaffAction(booking);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const isOpen = isAwaited(booking);
  const isOver = status === 'completed' || status === 'cancelled';
  const mayHaveMissed = isOpen && booking.appointmentDate !== '' && !isAhead(booking, now);

  function transition(to: BookingStatus) {
    close();
    void act(({ call }, version) =>
      call(changeBookingStatus, { params: { id }, body: { to, version } }),
    );
  }
  const change = (of: typeof noteNoShow | typeof reopenBooking, done?: string) =>
    act(({ call }, version) => call(of, { params: { id }, body: { version } }), done);
  function press(to: BookingStatus) {
    if (to === 'cancelled') setOpened('cancel');
    else if (to === 'completed' && isAhead(booking, now)) setOpened('ahead');
    else transition(to);
  }
  const open = (what: Opened, label: string) => (
    <Button variant="secondary" size="small" onClick={() => setOpened(what)}>
      {label}
    </Button>
  );

  return (
    <section aria-label="Actions" className={styles.part}>
      <div className={styles.actions}>
        {allowedTransitions(status).map(({ to, label }) => (
          <Button
            key={to}
            size="small"
            variant={to === 'cancelled' ? 'quiet' : 'primary'}
            disabled={working}
            onClick={() => press(to)}
          >
            {label}
          </Button>
        ))}
        {isOpen && open('move', booking.appointmentDate ? 'Reschedule' : 'Set appointment')}
        {isOpen && booking.serviceType === 'pickup' && open('pickup', 'Set pickup')}
        {mayHaveMissed && (
          <Button
            variant="secondary"
            size="small"
            disabled={working}
            onClick={() => void change(noteNoShow)}
          >
            Mark as no-show
          </Button>
        )}
        {isOver && !booking.spamAt && (
          <Button
            variant="secondary"
            size="small"
            disabled={working}
            onClick={() => void change(reopenBooking, 'The booking was reopened.')}
          >
            Reopen booking
          </Button>
        )}
        {booking.stage === 'collected' && open('claim', 'Create warranty claim')}
      </div>
      {failure && (
        <Notice tone="danger" live>
          {refusalText(failure)}
        </Notice>
      )}
      {opened === 'move' && <RescheduleForm booking={booking} today={today} onClose={close} />}
      {opened === 'pickup' && (
        <PickupForm booking={booking} place={place} today={today} onClose={close} />
      )}
      {opened === 'claim' && <ClaimForm booking={booking} today={today} onClose={close} />}
      {opened === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
      {opened === 'ahead' && (
        <AskAhead booking={booking} onConfirm={() => transition('completed')} onClose={close} />
      )}
    </section>
  );
}
