import { useParams } from 'react-router-dom';
import { agreedPrice } from '@mcs-repairs/shared/domain/rules/agreedPrice';
import { benchApi } from '@mcs-repairs/shared/data/bench/endpoints';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { AuditTrail } from '../features/details/AuditTrail';
import { BookingFacts } from '../features/details/BookingFacts';
import { BookingPhoto } from '../features/details/BookingPhoto';
import { Deliveries } from '../features/deliveries/Deliveries';
import { Desk } from '../features/desk/Desk';
import { DeskSkeleton } from '../features/desk/DeskSkeleton';
import { Estimates } from '../features/estimates/Estimates';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';
import { failureOf } from '@mcs-repairs/shared/domain/rules/failureOf';

export const head = staffHead('Booking');

export function Component() {
  const { reference = '' } = useParams();
  return (
    <AdminFrame title={`Booking ${reference}`} skeleton={<DeskSkeleton />}>
      <BookingDesk key={reference} reference={reference} />
    </AdminFrame>
  );
}

export function BookingDesk({ reference }: { reference: string }) {
  const { data, error, refetch } = benchApi.useBookingPageQuery(reference);
  if (data) {
    const { booking, audit, estimates } = data;
    const accepted = estimates.find(({ state }) => state === 'accepted');
    return (
      <Desk
        page={data}
        facts={
          <>
            <BookingFacts booking={booking} agreedPrice={agreedPrice(accepted)} />
            {booking.photoId && <BookingPhoto photoId={booking.photoId} />}
          </>
        }
        history={
          <>
            <AuditTrail entries={audit} />
            <Deliveries bookingId={booking.id} />
          </>
        }
      >
        <Estimates booking={booking} estimates={estimates} />
      </Desk>
    );
  }
  if (!error) {
    return (
      <Loading label="Loading the booking">
        <DeskSkeleton />
      </Loading>
    );
  }
  const { code, message } = failureOf(error);
  return code === 'not-found' ? (
    <ErrorState
      title="There is no such booking"
      action={<ButtonLink to="/admin/bookings">All bookings</ButtonLink>}
    >
      No booking has the reference {reference}.
    </ErrorState>
  ) : (
    <ErrorState
      title="This booking could not be loaded"
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      {message}
    </ErrorState>
  );
}
