import type { ReactNode } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readBooking } from '@mcs-repairs/shared/domain/contract/bookings';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { StatusBadge } from '@mcs-repairs/shared/ui/StatusBadge';
import { AuditTrail } from './AuditTrail';
import { BookingFacts } from './BookingFacts';
import { BookingPhoto } from './BookingPhoto';
import styles from './BookingDetails.module.css';

const details = answersOf(readBooking);

type BookingDetailsProps = {
  id: string;
  onClose: () => void;
  /** Renders actions beside "Close" when the booking has loaded. */
  actions?: (booking: Booking) => ReactNode;
  /** Renders the primary button. Without it, "Close" is the primary button. */
  next?: (booking: Booking) => ReactNode;
};

/**
 * Shows all stored data of one booking, with its photo and its history (specification, section 2,
 * Details modal).
 */
export function BookingDetails({ id, onClose, actions, next }: BookingDetailsProps) {
  const answer = details.useQuery({ params: { id } });
  const booking = answer.data?.booking;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={booking ? booking.customerName : 'Booking details'}
      description={booking && `Booking ${booking.reference}`}
      footer={
        <>
          {booking && actions?.(booking)}
          <Button variant={next ? 'secondary' : 'primary'} onClick={onClose}>
            Close
          </Button>
          {booking && next?.(booking)}
        </>
      }
    >
      <Loaded query={answer} name="booking" headingLevel={3} skeleton={<Skeleton lines={8} />}>
        {(data) => (
          <div className={styles.details}>
            <p className={styles.status}>
              <StatusBadge status={data.booking.status} />{' '}
              {data.booking.spamAt && <Badge tone="danger">Spam</Badge>}
            </p>
            <BookingFacts
              booking={data.booking}
              agreedPrice={data.agreedPrice}
              pickupAddress={data.pickupAddress}
            />
            {data.booking.photoId && <BookingPhoto photoId={data.booking.photoId} />}
            <AuditTrail entries={data.audit} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
