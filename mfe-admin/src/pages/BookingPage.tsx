import { useParams } from 'react-router-dom';
import { agreedPrice } from '@mcs-repairs/shared/domain/rules/agreedPrice';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readBookingPage } from '@mcs-repairs/shared/domain/contract/repairs';
import type { BookingPage } from '@mcs-repairs/shared/domain/types/repair';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';
import { BookingFacts } from '../features/details/BookingFacts';
import { BookingPhoto } from '../features/details/BookingPhoto';
import { History } from '../features/deliveries/History';
import { BookingParts } from '../features/bookingPage/BookingParts';
import { BookingPartsSkeleton } from '../features/bookingPage/BookingPartsSkeleton';
import { momentsOf } from '../features/bookingPage/momentsOf';
import { Estimates } from '../features/estimates/Estimates';
import { RepairParts } from '../features/parts/RepairParts';
import { RepairPayments, useReceiptMoments } from '../features/payments/RepairPayments';
import { useOpenForm } from '../form/useOpenForm';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Booking');

const bookingPages = answersOf(readBookingPage);

export function Component() {
  const { reference = '' } = useParams();
  return (
    <AdminFrame title={`Booking ${reference}`} skeleton={<BookingPartsSkeleton />}>
      <BookingPageOf key={reference} reference={reference} />
    </AdminFrame>
  );
}

export function BookingPageOf({ reference }: { reference: string }) {
  const query = bookingPages.useQuery({ params: { reference } });
  return (
    <Loaded
      query={query}
      name="booking"
      skeleton={<BookingPartsSkeleton />}
      notFound={
        <ErrorState
          title="Booking not found"
          action={<ButtonLink to="/admin/bookings">View all bookings</ButtonLink>}
        >
          No booking has the reference {reference}.
        </ErrorState>
      }
    >
      {(page) => <LoadedBookingPage page={page} />}
    </Loaded>
  );
}

function LoadedBookingPage({ page }: { page: BookingPage }) {
  const { booking, estimates } = page;
  const price = agreedPrice(estimates.find(({ state }) => state === 'accepted'));
  const form = useOpenForm(booking);
  const can = useShopCapabilities();
  const receipts = useReceiptMoments(booking);
  return (
    <BookingParts
      page={page}
      agreedPrice={price}
      form={form}
      facts={
        <>
          <BookingFacts booking={booking} agreedPrice={price} />
          {booking.photoId && <BookingPhoto photoId={booking.photoId} />}
        </>
      }
      bench={
        can.bench &&
        booking.stage && (
          <>
            <RepairParts booking={booking} />
            <RepairPayments bookingId={booking.id} agreedPrice={price} form={form} />
          </>
        )
      }
      history={<History bookingId={booking.id} others={[...momentsOf(page), ...receipts]} />}
    >
      <Estimates booking={booking} estimates={estimates} listed={page.listPrices} form={form} />
    </BookingParts>
  );
}
