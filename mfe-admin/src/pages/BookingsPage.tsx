import { BookingSkeleton } from '../features/bookings/BookingSkeleton';
import { SummarySkeleton } from '../features/summary/SummaryCards';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';
import { Dashboard } from './Dashboard';

export const head = staffHead('Booking Dashboard');

export function Component() {
  return (
    <AdminFrame
      title="Booking Dashboard"
      skeleton={
        <>
          <SummarySkeleton />
          <BookingSkeleton />
        </>
      }
    >
      <Dashboard />
    </AdminFrame>
  );
}
