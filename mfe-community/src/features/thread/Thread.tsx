import { useState } from 'react';
import type { Post, Reply } from '@mcs-repairs/shared/domain/types/community';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Heading, type HeadingLevel } from '@mcs-repairs/shared/ui/Heading';
import { AuthorLine } from '../../forum/AuthorLine';
import { LikeButton } from '../../forum/LikeButton';
import { PostModeration } from '../../forum/PostModeration';
import { StateBadges } from '../../forum/StateBadges';
import { ReportButton } from './ReportButton';
import { PostText } from './PostText';
import { ReplyForm } from './ReplyForm';
import { Replies } from './Replies';
import styles from './Thread.module.css';

type ThreadProps = { post: Post; headingLevel: HeadingLevel; focusReply: boolean };

/** Shows the content of a thread below its title: the post, the replies and the reply form. */
export function Thread({ post, headingLevel, focusReply }: ThreadProps) {
  // `replyCount` leaves out hidden replies, but staff see them in the list.
  const count = Math.max(post.replyCount, post.replies.length);
  const [own, setOwn] = useState<readonly Reply[]>([]);
  return (
    <div className={styles.thread}>
      <AuthorLine {...post}>
        <StateBadges post={post} />
        <Badge>{post.category}</Badge>
      </AuthorLine>
      <PostText text={post.fullContent} />
      <div className={styles.actions}>
        <LikeButton post={post} />
        <ReportButton postId={post.id} author={post.author} />
        <PostModeration post={post} />
      </div>
      <div className={styles.replies}>
        <Heading level={headingLevel} className={styles.subtitle}>
          {count === 0 ? 'No replies yet' : `${count} ${count === 1 ? 'reply' : 'replies'}`}
        </Heading>
        <Replies post={post} own={own} />
      </div>
      <ReplyForm
        post={post}
        headingLevel={headingLevel}
        focus={focusReply}
        onPosted={(reply) => setOwn((now) => [...now, reply])}
      />
    </div>
  );
}
