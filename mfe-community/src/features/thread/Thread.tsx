import { useEffect, useRef, useState } from 'react';
import type { Post, Reply } from '@mcs-repairs/shared/domain/types/community';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Heading, type HeadingLevel } from '@mcs-repairs/shared/ui/Heading';
import { SuccessIcon } from '@mcs-repairs/shared/ui/icons';
import { AuthorLine } from '../../forum/AuthorLine';
import { LikeButton } from '../../forum/LikeButton';
import { PostPictures } from '../../forum/PostPictures';
import { PostModeration } from '../../forum/PostModeration';
import { useIsOwn, useIsUnanswered } from '../../forum/ownPosts';
import { StateBadges } from '../../forum/StateBadges';
import { FollowButton } from './FollowButton';
import { LateOwnReviews } from './LateOwnReviews';
import { OwnActions } from './OwnActions';
import { ReportButton } from './ReportButton';
import { PostText } from './PostText';
import { ReplyItem } from './ReplyItem';
import { ReplyForm } from './ReplyForm';
import { Replies } from './Replies';
import styles from './Thread.module.css';

type ThreadProps = { post: Post; headingLevel: HeadingLevel; focusReply: boolean };

/** Shows the content of a thread below its title: the post, the replies and the reply form. */
export function Thread({ post, headingLevel, focusReply }: ThreadProps) {
  // `replyCount` does not count hidden replies. Staff also see hidden replies in the list. So the
  // heading shows the larger of the two numbers.
  const count = Math.max(post.replyCount, post.replies.length);
  const isOwn = useIsOwn(post.id);
  const isUnanswered = useIsUnanswered(
    post.id,
    post.replies.map(({ id }) => id),
  );
  const replies = useFocusWhenGone(count, post.answer?.id);
  const [own, setOwn] = useState<readonly Reply[]>([]);
  return (
    <div className={styles.thread}>
      <AuthorLine {...post}>
        <StateBadges post={post} />
        <Badge>{post.category}</Badge>
      </AuthorLine>
      <PostText text={post.fullContent} />
      <PostPictures pictures={post.pictures} />
      <div className={styles.actions}>
        <LikeButton post={post} />
        {isOwn ? (
          <OwnActions
            postId={post.id}
            title={post.title}
            content={post.fullContent}
            createdAt={post.createdAt}
            changedAt={post.editedAt ?? post.createdAt}
            mayDelete={isUnanswered && count === post.replies.length}
          />
        ) : (
          <ReportButton postId={post.id} author={post.author} />
        )}
        {!post.locked && <FollowButton postId={post.id} title={post.title} />}
        <PostModeration post={post} />
      </div>
      <div ref={replies} tabIndex={-1} className={styles.replies}>
        {post.answer && (
          <div className={styles.answer}>
            <Heading level={headingLevel} className={styles.subtitle}>
              <SuccessIcon /> Answer
            </Heading>
            <ol className={styles.replyList}>
              <ReplyItem postId={post.id} reply={post.answer} isAnswer />
            </ol>
          </div>
        )}
        <Heading level={headingLevel} className={styles.subtitle}>
          {countText(count, post.answer !== undefined)}
        </Heading>
        <Replies post={post} own={own} />
      </div>
      <LateOwnReviews postId={post.id} />
      <ReplyForm
        post={post}
        headingLevel={headingLevel}
        focus={focusReply}
        onPosted={(reply) => setOwn((now) => [...now, reply])}
      />
    </div>
  );
}

function countText(count: number, hasAnswer: boolean): string {
  const shown = hasAnswer ? count - 1 : count;
  if (shown <= 0) return hasAnswer ? 'No other replies' : 'No replies yet';
  return `${shown} ${hasAnswer ? 'other ' : ''}${shown === 1 ? 'reply' : 'replies'}`;
}

/**
 * Moves focus to the replies after one was deleted, or after one became the answer above the list.
 * The pressed button is gone in both cases.
 */
function useFocusWhenGone(count: number, answerId: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef({ count, answerId });
  useEffect(() => {
    const isGone = count < before.current.count || answerId !== before.current.answerId;
    if (isGone && document.activeElement === document.body) list.current?.focus();
    before.current = { count, answerId };
  }, [count, answerId]);
  return list;
}
