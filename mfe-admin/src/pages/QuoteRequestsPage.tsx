import { QuoteRequests } from '../features/requests/QuoteRequests';
import { RequestSkeleton } from '../features/requests/RequestSkeleton';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Quote requests');

export function Component() {
  return (
    <AdminFrame title="Quote requests" skeleton={<RequestSkeleton />}>
      <QuoteRequests />
    </AdminFrame>
  );
}
