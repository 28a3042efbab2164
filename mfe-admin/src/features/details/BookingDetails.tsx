import type { ReactNode } from 'react';
import { bookingsApi } from '@mcs-repairs/shared/data/bookings/endpoints';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { StatusBadge } from '@mcs-repairs/shared/ui/StatusBadge';
import { failureOf } from '@mcs-repairs/shared/domain/rules/failureOf';
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
          <BookingFacts
            booking={data.booking}
            agreedPrice={data.agreedPrice}
            pickupAddress={data.pickupAddress}
          />
          {data.booking.photoId && <BookingPhoto photoId={data.booking.photoId} />}
          <AuditTrail entries={data.audit} />
        </div>
      )}
    </Dialog>
  );
}
