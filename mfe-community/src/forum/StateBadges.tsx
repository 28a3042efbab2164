import type { PostSummary } from 'shared/domain/types/community';
import { Badge } from 'shared/ui/Badge';
import { EyeOffIcon, LockIcon } from 'shared/ui/icons';

/** What is unusual about a thread: staff closed it, or nobody else sees it. */
export function StateBadges({ post }: { post: Pick<PostSummary, 'hidden' | 'locked'> }) {
  return (
    <>
      {post.hidden && (
        <Badge tone="danger" icon={<EyeOffIcon size={14} />}>
          Hidden
        </Badge>
      )}
      {post.locked && (
        <Badge tone="outline" icon={<LockIcon size={14} />}>
          Locked
        </Badge>
      )}
    </>
  );
}
