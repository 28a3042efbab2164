import { useState } from 'react';
import { relativeTime } from '@mcs-repairs/shared/domain/rules/relativeTime';
import { communityApi } from '@mcs-repairs/shared/data/community/endpoints';
import { useNow } from '@mcs-repairs/shared/platform/site';
import type { Reply } from '@mcs-repairs/shared/domain/types/community';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { EyeIcon, EyeOffIcon } from '@mcs-repairs/shared/ui/icons';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { failureOf } from '@mcs-repairs/shared/domain/rules/failureOf';
import { AnswerForm } from './AnswerForm';
import { useModeration } from './useModeration';
import styles from './Moderation.module.css';

/** A discussion in full, with each reply's own mark, and the shop's answer. */
export function Thread({ id }: { id: string }) {
  const { data: post, error } = communityApi.usePostQuery(id);
  if (error && !post) {
    return (
      <Notice tone="danger" live className={styles.thread}>
        {failureOf(error).message}
      </Notice>
    );
  }
  if (!post) {
    return (
      <Loading label="Loading the discussion" className={styles.thread}>
        <Skeleton lines={4} />
      </Loading>
    );
  }
  return (
    <div className={styles.thread}>
      <p className={styles.content}>{post.fullContent}</p>
      {post.replies.length > 0 && (
        <ul className={styles.replies} aria-label="Replies">
          {post.replies.map((reply) => (
            <ReplyLine key={reply.id} postId={id} reply={reply} />
          ))}
        </ul>
      )}
      {post.nextReplies && <MoreReplies postId={id} after={post.nextReplies} />}
      {post.locked ? (
        <p className={styles.muted}>This discussion is locked. Unlock it to answer.</p>
      ) : (
        <AnswerForm postId={id} />
      )}
    </div>
  );
}

/** The replies after the first page, each page when it is asked for. */
function MoreReplies({ postId, after }: { postId: string; after: string }) {
  const [opened, setOpened] = useState(false);
  const { data, error, isFetching, refetch } = communityApi.useRepliesQuery(
    { postId, after },
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
  const { hideReply, busy } = useModeration();
  const { id, author, content, hidden, isOfficial, createdAt } = reply;
  return (
    <li className={styles.reply} data-hidden={hidden}>
      <div>
        <p className={styles.badges}>
          <strong>{author}</strong>
          {isOfficial && <Badge tone="accent">Official</Badge>}
          {hidden && <Badge tone="danger">Hidden</Badge>}
          <span className={styles.muted}>{relativeTime(createdAt, now)}</span>
        </p>
        <p className={styles.content}>{content}</p>
      </div>
      <Button
        variant="quiet"
        size="small"
        icon={hidden ? <EyeIcon /> : <EyeOffIcon />}
        disabled={busy}
        onClick={() => void hideReply({ postId, replyId: id, hidden: !hidden })}
      >
        {hidden ? 'Unhide' : 'Hide'}
        <VisuallyHidden> the reply of {author}</VisuallyHidden>
      </Button>
    </li>
  );
}
