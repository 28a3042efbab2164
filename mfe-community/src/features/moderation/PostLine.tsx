import { Link } from 'react-router-dom';
import { relativeTime } from '@mcs-repairs/shared/domain/rules/relativeTime';
import { useNow } from '@mcs-repairs/shared/platform/site';
import type { PostSummary } from '@mcs-repairs/shared/domain/types/community';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { EyeIcon, EyeOffIcon, LockIcon, MessageIcon } from '@mcs-repairs/shared/ui/icons';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { Thread } from './Thread';
import { useModeration } from './useModeration';
import styles from './Moderation.module.css';

type PostLineProps = { post: PostSummary; open: boolean; onOpen: (open: boolean) => void };

export function PostLine({ post, open, onOpen }: PostLineProps) {
  const now = useNow();
  const { moderate, busy } = useModeration();
  const { id, title, author, hidden, locked } = post;
  const waits = post.review === 'waiting';
  const which = <VisuallyHidden> {title}</VisuallyHidden>;
  return (
    <li className={styles.post} data-hidden={hidden && !waits}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={`/community/${id}`}>{title}</Link>
        </h2>
        <p className={styles.muted}>
          {author}, {relativeTime(post.createdAt, now)}
          {post.editedAt && ' (edited)'}, {replies(post.replyCount)}
        </p>
        <p className={styles.badges}>
          <Badge tone="outline">{post.category}</Badge>
          {post.isOfficial && <Badge tone="accent">Official</Badge>}
          {hidden && (
            <Badge tone={waits ? 'neutral' : 'danger'} icon={<EyeOffIcon />}>
              {waits ? 'Waiting for review' : 'Hidden'}
            </Badge>
          )}
          {post.reports && (
            <Badge tone="danger">
              {post.reports === 1 ? '1 report' : `${post.reports} reports`}
            </Badge>
          )}
          {locked && <Badge icon={<LockIcon />}>Locked</Badge>}
        </p>
        <p className={styles.preview}>{post.preview}</p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="small"
          icon={<MessageIcon />}
          aria-expanded={open}
          onClick={() => onOpen(!open)}
        >
          View discussion<VisuallyHidden> of {title}</VisuallyHidden>
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<LockIcon />}
          disabled={busy}
          onClick={() => void moderate({ id, change: { locked: !locked } })}
        >
          {locked ? 'Unlock discussion' : 'Lock discussion'}
          {which}
        </Button>
        {!waits && (
          <Button
            variant="secondary"
            size="small"
            icon={hidden ? <EyeIcon /> : <EyeOffIcon />}
            disabled={busy}
            onClick={() => void moderate({ id, change: { hidden: !hidden } })}
          >
            {hidden ? 'Unhide discussion' : 'Hide discussion'}
            {which}
          </Button>
        )}
      </div>
      {open && <Thread id={id} />}
    </li>
  );
}

function replies(count: number): string {
  return count === 1 ? '1 reply' : `${count} replies`;
}
