import { Link, useLocation, useNavigate } from 'react-router-dom';
import { SUCCESS_MESSAGES } from '@mcs-repairs/shared/domain/catalogue/messages';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import type { PostSummary } from '@mcs-repairs/shared/domain/types/community';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { MessageIcon, ReplyIcon } from '@mcs-repairs/shared/ui/icons';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { AuthorLine } from '../../forum/AuthorLine';
import { LikeButton } from '../../forum/LikeButton';
import { cardLinkId, linkState, REPLY_HASH, threadPath } from '../../forum/places';
import { PostModeration } from '../../forum/PostModeration';
import { StateBadges } from '../../forum/StateBadges';
import styles from './DiscussionCard.module.css';

export function DiscussionCard({ post }: { post: PostSummary }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const path = threadPath(post.id, search);
  const state = linkState(post.title);

  const reply = () => {
    // If a thread is locked or the browser is offline, the page shows the text that the
    // specification requires (docs/conformance/readings.md, Replies).
    if (post.locked || !navigator.onLine) {
      dispatch(toastShown({ tone: 'info', text: SUCCESS_MESSAGES.replyComing }));
    }
    if (navigator.onLine) void navigate(path + REPLY_HASH, { state, preventScrollReset: true });
  };

  return (
    <article aria-labelledby={cardLinkId(post.id)} className={styles.card}>
      <AuthorLine {...post} small>
        <StateBadges post={post} />
        <Badge>{post.category}</Badge>
      </AuthorLine>
      <h3 className={styles.title}>
        <Link
          id={cardLinkId(post.id)}
          to={path}
          state={state}
          preventScrollReset
          className={styles.link}
        >
          {post.title}
        </Link>
      </h3>
      <p className={styles.preview}>{post.preview}</p>
      <div className={styles.actions}>
        <span className={styles.replies}>
          <MessageIcon />
          <span>
            {post.replyCount}{' '}
            <VisuallyHidden>{post.replyCount === 1 ? 'reply' : 'replies'}</VisuallyHidden>
          </span>
        </span>
        <LikeButton post={post} />
        <Button variant="quiet" size="small" icon={<ReplyIcon />} onClick={reply}>
          Reply<VisuallyHidden> to “{post.title}”</VisuallyHidden>
        </Button>
      </div>
      <PostModeration post={post} />
    </article>
  );
}
