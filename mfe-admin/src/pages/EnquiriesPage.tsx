import { Enquiries } from '../features/requests/Enquiries';
import { RequestSkeleton } from '../features/requests/RequestSkeleton';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Enquiries');

export function Component() {
  return (
    <AdminFrame title="Enquiries" skeleton={<RequestSkeleton />}>
      <Enquiries />
    </AdminFrame>
  );
}
