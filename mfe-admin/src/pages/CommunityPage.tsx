import { ReviewRule } from '../features/community/ReviewRule';
import { InboxSkeleton } from '../features/inbox/InboxSkeleton';
import { OwnedByArea } from '../features/inbox/OwnedByArea';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Community');

export function Component() {
  return (
    <AdminFrame title="Community" skeleton={<InboxSkeleton />}>
      <OwnedByArea id="community/ModeratePosts" props={{}} name="discussions" />
      <ReviewRule />
    </AdminFrame>
  );
}
