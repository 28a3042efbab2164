import { useState } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listReviews, reviewPost } from '@mcs-repairs/shared/domain/contract/community';
import { relativeTime } from '@mcs-repairs/shared/domain/rules/relativeTime';
import type { ReviewItem, ReviewVerdict } from '@mcs-repairs/shared/domain/types/community';
import { useAction } from '@mcs-repairs/shared/platform/form/useAction';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { PostPictures } from '../../forum/PostPictures';
import styles from './Moderation.module.css';

const reviews = answersOf(listReviews);

type Reviewed = { item: ReviewItem; verdict: 'approved' | 'rejected' };

/** Lists the posts that wait for a review. After a decision, the moderator can undo it here. */
export function ReviewQueue() {
  const { data } = reviews.useQuery({});
  const { act, working, failure } = useAction();
  const [last, setLast] = useState<Reviewed | null>(null);
  const send = ({ postId, replyId }: ReviewItem, verdict: Omit<ReviewVerdict, 'replyId'>) =>
    act((call) => call(reviewPost, { params: { id: postId }, body: { replyId, ...verdict } }));

  const decide = async (item: ReviewItem, verdict: Reviewed['verdict']) => {
    const result = await send(item, { verdict, seen: item.changedAt });
    setLast(result.ok ? { item, verdict } : null);
  };
  const undo = async ({ item }: Reviewed) => {
    if ((await send(item, { verdict: 'waiting' })).ok) setLast(null);
  };

  const { items = [], total = 0 } = data ?? {};
  if (items.length === 0 && !last && !failure) return null;
  return (
    <section aria-labelledby="review-queue" className={styles.queue}>
      <h2 id="review-queue" className={styles.title}>
        Waiting for review{total > 0 && ` (${total})`}
      </h2>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      {last && (
        <Notice
          tone="success"
          live
          action={
            <Button
              variant="secondary"
              size="small"
              disabled={working}
              onClick={() => void undo(last)}
            >
              Undo review<VisuallyHidden> of {nameOf(last.item)}</VisuallyHidden>
            </Button>
          }
        >
          {last.verdict === 'approved' ? 'Approved' : 'Rejected'}: {nameOf(last.item)}
        </Notice>
      )}
      {items.length > 0 && (
        <ul aria-label="Posts to review" className={styles.posts}>
          {items.map((item) => (
            <QueuedPost
              key={item.replyId ?? item.postId}
              item={item}
              busy={working}
              onVerdict={(verdict) => void decide(item, verdict)}
            />
          ))}
        </ul>
      )}
      {total > items.length && (
        <p className={styles.muted}>
          The oldest {items.length} posts are shown. More posts wait for a review.
        </p>
      )}
    </section>
  );
}

type QueuedPostProps = {
  item: ReviewItem;
  busy: boolean;
  onVerdict: (verdict: Reviewed['verdict']) => void;
};

function QueuedPost({ item, busy, onVerdict }: QueuedPostProps) {
  const now = useNow();
  const { title, replyId, author, content, category, createdAt, hasLink, pictures } = item;
  const noun = replyId ? 'reply' : 'post';
  const which = (
    <VisuallyHidden>{replyId ? ` of ${author} to “${title}”` : ` “${title}”`}</VisuallyHidden>
  );
  return (
    <li className={styles.post}>
      <div className={styles.words}>
        <h3 className={styles.title}>{replyId ? `Reply to “${title}”` : title}</h3>
        <p className={styles.muted}>
          {author}, {relativeTime(createdAt, now)}
        </p>
        <p className={styles.badges}>
          <Badge tone="outline">{category}</Badge>
          {hasLink && <Badge tone="danger">Link</Badge>}
          {pictures && (
            <Badge tone="danger">{pictures.length === 1 ? 'Picture' : 'Pictures'}</Badge>
          )}
          {!hasLink && !pictures && <Badge tone="outline">First post</Badge>}
        </p>
        <p className={styles.content}>{content}</p>
        <PostPictures pictures={pictures} />
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" size="small" disabled={busy} onClick={() => onVerdict('rejected')}>
          Reject {noun}
          {which}
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={busy}
          onClick={() => onVerdict('approved')}
        >
          Approve {noun}
          {which}
        </Button>
      </div>
    </li>
  );
}

const nameOf = ({ replyId, author, title }: ReviewItem): string =>
  replyId ? `the reply of ${author} to “${title}”` : `“${title}”`;
