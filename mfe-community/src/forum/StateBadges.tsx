import type { PostSummary } from '@mcs-repairs/shared/domain/types/community';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { EyeOffIcon, LockIcon } from '@mcs-repairs/shared/ui/icons';

/** Marks a thread that is hidden or locked. */
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
