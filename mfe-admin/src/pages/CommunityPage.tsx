import { ModeratePosts } from '../features/moderation/ModeratePosts';
import { ModerationSkeleton } from '../features/moderation/ModerationSkeleton';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';

export const head = staffHead('Community moderation');

export function Component() {
  return (
    <AdminFrame title="Community moderation" skeleton={<ModerationSkeleton />}>
      <ModeratePosts />
    </AdminFrame>
  );
}
