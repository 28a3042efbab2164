import { InboxSkeleton } from '../features/inbox/InboxSkeleton';
import { OwnedByArea } from '../features/inbox/OwnedByArea';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Quote requests');

export function Component() {
  return (
    <AdminFrame title="Quote requests" skeleton={<InboxSkeleton />}>
      <OwnedByArea
        id="storefront/RequestInbox"
        props={{ of: 'quote-requests' }}
        name="quote requests"
      />
    </AdminFrame>
  );
}
