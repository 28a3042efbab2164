import { InboxSkeleton } from '../features/inbox/InboxSkeleton';
import { OwnedByArea } from '../features/inbox/OwnedByArea';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Enquiries');

export function Component() {
  return (
    <AdminFrame title="Enquiries" skeleton={<InboxSkeleton />}>
      <OwnedByArea id="storefront/RequestInbox" props={{ of: 'enquiries' }} name="enquiries" />
    </AdminFrame>
  );
}
