import { useState } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listReplies, readPost } from '@mcs-repairs/shared/domain/contract/community';
import { relativeTime } from '@mcs-repairs/shared/domain/rules/relativeTime';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { useNow } from '@mcs-repairs/shared/platform/site';
import type { Post, Reply } from '@mcs-repairs/shared/domain/types/community';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { EyeIcon, EyeOffIcon } from '@mcs-repairs/shared/ui/icons';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { AnswerForm } from './AnswerForm';
import { useModeration } from './useModeration';
import { PostPictures } from '../../forum/PostPictures';
import styles from './Moderation.module.css';

const posts = answersOf(readPost);
const replyPages = answersOf(listReplies);

/** Shows a whole discussion, with actions for each reply and a form for the shop's answer. */
export function Thread({ id }: { id: string }) {
  const query = posts.useQuery({ params: { id } });
  return (
    <Loaded
      query={query}
      name="discussion"
      skeleton={<Skeleton lines={4} />}
      size="notice"
      className={styles.thread}
    >
      {(post) => <WholeThread post={post} />}
    </Loaded>
  );
}

function WholeThread({ post }: { post: Post }) {
  const { id } = post;
  return (
    <div className={styles.thread}>
      <Reports post={post} />
      <p className={styles.content}>{post.fullContent}</p>
      <PostPictures pictures={post.pictures} />
      {post.replies.length > 0 && (
        <ul className={styles.replies} aria-label="Replies">
          {post.replies.map((reply) => (
            <ReplyLine key={reply.id} postId={id} reply={reply} />
          ))}
        </ul>
      )}
      {post.nextReplies && <MoreReplies postId={id} after={post.nextReplies} />}
      {post.locked ? (
        <p className={styles.muted}>This discussion is locked. Unlock it to reply.</p>
      ) : (
        <AnswerForm postId={id} />
      )}
    </div>
  );
}

/**
 * Lists what visitors reported. A report disappears when a moderator hides the text or dismisses
 * the report.
 */
function Reports({ post: { id, title, reported = [], replies } }: { post: Post }) {
  const { dismiss, busy } = useModeration();
  if (reported.length === 0) return null;
  const whose = (replyId?: string) => {
    if (!replyId) return 'Discussion';
    const reply = replies.find((each) => each.id === replyId);
    return reply ? `Reply of ${reply.author}` : 'A later reply';
  };
  return (
    <Notice tone="warning" title="Reported by visitors">
      <ul>
        {reported.map(({ replyId, reason, createdAt }) => (
          <li key={`${replyId} ${createdAt} ${reason}`} className={styles.content}>
            {whose(replyId)}: {reason}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="small"
        disabled={busy}
        onClick={() => void dismiss(id, reported.at(-1)?.createdAt ?? '')}
      >
        Dismiss reports
        <VisuallyHidden> of {title}</VisuallyHidden>
      </Button>
    </Notice>
  );
}

/** Shows the replies after the first page. Each page loads when the moderator requests it. */
function MoreReplies({ postId, after }: { postId: string; after: string }) {
  const [opened, setOpened] = useState(false);
  const { data, error, isFetching, refetch } = replyPages.useQuery(
    { params: { id: postId }, query: { after } },
    { skip: !opened },
  );
  if (!data) {
    return (
      <Button
        variant="secondary"
        size="small"
        loading={isFetching}
        loadingLabel="Loading..."
        onClick={() => (opened ? void refetch() : setOpened(true))}
      >
        {error ? 'More replies could not be loaded. Try again' : 'Load more replies'}
      </Button>
    );
  }
  return (
    <>
      <ul className={styles.replies} aria-label="More replies">
        {data.replies.map((reply) => (
          <ReplyLine key={reply.id} postId={postId} reply={reply} />
        ))}
      </ul>
      {data.next && <MoreReplies postId={postId} after={data.next} />}
    </>
  );
}

function ReplyLine({ postId, reply }: { postId: string; reply: Reply }) {
  const now = useNow();
  const { hide, busy } = useModeration();
  const { id, author, content, hidden, isOfficial, createdAt, editedAt } = reply;
  const waits = reply.review === 'waiting';
  return (
    <li className={styles.reply} data-hidden={hidden && !waits}>
      <div>
        <p className={styles.badges}>
          <strong>{author}</strong>
          {isOfficial && <Badge tone="accent">Official</Badge>}
          {hidden && (
            <Badge tone={waits ? 'neutral' : 'danger'}>
              {waits ? 'Waiting for review' : 'Hidden'}
            </Badge>
          )}
          <span className={styles.muted}>
            {relativeTime(createdAt, now)}
            {editedAt && ' (edited)'}
          </span>
        </p>
        <p className={styles.content}>{content}</p>
        <PostPictures pictures={reply.pictures} />
      </div>
      {!waits && (
        <Button
          variant="quiet"
          size="small"
          icon={hidden ? <EyeIcon /> : <EyeOffIcon />}
          disabled={busy}
          onClick={() => void hide({ postId, replyId: id, hidden: !hidden })}
        >
          {hidden ? 'Unhide reply' : 'Hide reply'}
          <VisuallyHidden> of {author}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
