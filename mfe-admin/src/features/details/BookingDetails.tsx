import type { ReactNode } from 'react';
import { bookingsApi } from 'shared/data/bookings/endpoints';
import type { Booking } from 'shared/domain/types/booking';
import { Badge } from 'shared/ui/Badge';
import { Button } from 'shared/ui/Button';
import { Dialog } from 'shared/ui/Dialog';
import { ErrorState } from 'shared/ui/ErrorState';
import { Loading } from 'shared/ui/Loading';
import { Skeleton } from 'shared/ui/Skeleton';
import { StatusBadge } from 'shared/ui/StatusBadge';
import { failureOf } from 'shared/domain/rules/failureOf';
import { AuditTrail } from './AuditTrail';
import { BookingFacts } from './BookingFacts';
import { BookingPhoto } from './BookingPhoto';
import styles from './BookingDetails.module.css';

type BookingDetailsProps = {
  id: string;
  onClose: () => void;
  /** Beside Close, once the booking is here. */
  actions?: (booking: Booking) => ReactNode;
};

/** Everything that is kept of one booking (section 2, Details modal), with its photo and who changed what. */
export function BookingDetails({ id, onClose, actions }: BookingDetailsProps) {
  const { data, error, refetch } = bookingsApi.useBookingQuery(id);
  const booking = data?.booking;
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
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {error && !data && (
        <ErrorState
          title="This booking could not be loaded"
          headingLevel={3}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {failureOf(error).message}
        </ErrorState>
      )}
      {!data && !error && (
        <Loading label="Loading the booking">
          <Skeleton lines={8} />
        </Loading>
      )}
      {data && (
        <div className={styles.details}>
          <p className={styles.status}>
            <StatusBadge status={data.booking.status} />{' '}
            {data.booking.spamAt && <Badge tone="danger">Spam</Badge>}
          </p>
          <BookingFacts booking={data.booking} />
          {data.booking.photoId && <BookingPhoto photoId={data.booking.photoId} />}
          <AuditTrail entries={data.audit} />
        </div>
      )}
    </Dialog>
  );
}
