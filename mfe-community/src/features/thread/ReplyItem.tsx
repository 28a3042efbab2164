import { useAction } from '@mcs-repairs/shared/platform/form/useAction';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import type { Reply } from '@mcs-repairs/shared/domain/types/community';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { EyeIcon, EyeOffIcon } from '@mcs-repairs/shared/ui/icons';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { AuthorLine } from '../../forum/AuthorLine';
import { PostPictures } from '../../forum/PostPictures';
import { hideReply } from '../../forum/operations';
import { useIsOwn, useIsUnanswered } from '../../forum/ownPosts';
import { useModerates } from '../../forum/useModerates';
import { AcceptButton } from './AcceptButton';
import { OwnActions } from './OwnActions';
import { ReportButton } from './ReportButton';
import { PostText } from './PostText';
import styles from './Thread.module.css';

type ReplyItemProps = {
  postId: string;
  reply: Reply;
  /**
   * All later replies. Undefined if the page does not know all of them. The author may delete a
   * reply while nobody else has replied after it.
   */
  later?: readonly Reply[] | undefined;
  /** Whether the reply is the answer of its thread. */
  isAnswer?: boolean;
};

export function ReplyItem({ postId, reply, later, isAnswer = false }: ReplyItemProps) {
  const isOwn = useIsOwn(reply.id);
  const isUnanswered = useIsUnanswered(
    reply.id,
    (later ?? []).map(({ id }) => id),
  );
  return (
    <li className={classes(styles.reply, reply.isOfficial && styles.officialReply)}>
      <AuthorLine {...reply} small>
        {reply.hidden && (
          <Badge tone="danger" icon={<EyeOffIcon size={14} />}>
            {reply.review === 'waiting' ? 'Waiting for review' : 'Hidden'}
          </Badge>
        )}
      </AuthorLine>
      <PostText text={reply.content} />
      <PostPictures pictures={reply.pictures} />
      <ReplyModeration postId={postId} reply={reply} />
      <div className={styles.replyActions}>
        <AcceptButton postId={postId} reply={reply} isAnswer={isAnswer} />
        {isOwn && (
          <OwnActions
            postId={postId}
            replyId={reply.id}
            content={reply.content}
            createdAt={reply.createdAt}
            changedAt={reply.editedAt ?? reply.createdAt}
            mayDelete={later !== undefined && isUnanswered}
          />
        )}
        {!isOwn && !reply.isOfficial && (
          <ReportButton postId={postId} replyId={reply.id} author={reply.author} />
        )}
      </div>
    </li>
  );
}

function ReplyModeration({ postId, reply }: { postId: string; reply: Reply }) {
  const staff = useModerates();
  const dispatch = useAppDispatch();
  const { act, working } = useAction();
  if (!staff) return null;

  const toggle = async () => {
    const input = { params: { id: postId, replyId: reply.id }, body: { hidden: !reply.hidden } };
    const result = await act((call) => call(hideReply, input));
    if (!result.ok) {
      dispatch(toastShown({ tone: 'error', text: result.failure.message }));
    }
  };
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={working}
      icon={reply.hidden ? <EyeIcon /> : <EyeOffIcon />}
      onClick={() => void toggle()}
      className={styles.hide}
    >
      {reply.hidden ? 'Unhide reply' : 'Hide reply'}
      <VisuallyHidden> of {reply.author}</VisuallyHidden>
    </Button>
  );
}
