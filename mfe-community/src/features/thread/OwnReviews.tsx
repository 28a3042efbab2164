import { useEffect } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listOwnReviews } from '@mcs-repairs/shared/domain/contract/community';
import type { OwnReview } from '@mcs-repairs/shared/domain/types/community';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { EyeOffIcon } from '@mcs-repairs/shared/ui/icons';
import { ownToken } from '../../forum/ownPosts';
import { noteReviews } from '../../forum/ownReviews';
import { OwnActions } from './OwnActions';
import { PostText } from './PostText';
import styles from './OwnReviews.module.css';

const ownReviews = answersOf(listOwnReviews);

/**
 * Shows authors their own posts that others do not see. The page of a thread only shows posts of
 * this thread.
 */
export function OwnReviews({ postId }: { postId?: string }) {
  const { data } = ownReviews.useQuery(
    { headers: { 'x-author-token': ownToken() } },
    { refetchOnMountOrArgChange: 30 },
  );
  const isEmpty = data?.items.length === 0;
  useEffect(() => {
    if (isEmpty) noteReviews(false);
  }, [isEmpty]);
  const shown = (data?.items ?? []).filter((item) => !postId || item.postId === postId);
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Your texts in review" className={styles.list}>
      {shown.map((item) => (
        <OwnReviewItem key={item.replyId ?? item.postId} item={item} />
      ))}
    </ul>
  );
}

function OwnReviewItem({ item }: { item: OwnReview }) {
  const { postId, replyId, title, content, changedAt, createdAt, review, pictures = [] } = item;
  const waits = review === 'waiting';
  return (
    <Card as="li" look="tint" padding="small" className={styles.item}>
      <Badge tone={waits ? 'outline' : 'danger'} icon={<EyeOffIcon size={14} />}>
        {waits ? 'Waiting for review' : 'Not published'}
      </Badge>
      <p className={styles.title}>{replyId ? `Your reply to “${title}”` : title}</p>
      <PostText text={content} />
      {pictures.length > 0 && (
        <p className={styles.words}>
          {pictures.length === 1 ? 'With 1 picture.' : `With ${pictures.length} pictures.`}
        </p>
      )}
      <p className={styles.words}>
        {waits
          ? 'Only you see this. The shop reads it before others see it.'
          : 'Only you see this. The shop does not publish it.'}
      </p>
      <div className={styles.actions}>
        <OwnActions
          postId={postId}
          replyId={replyId}
          title={title}
          content={content}
          createdAt={waits ? createdAt : ''}
          changedAt={changedAt}
          mayDelete
        />
      </div>
    </Card>
  );
}
