import { useAction } from '@mcs-repairs/shared/platform/form/useAction';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import type { Reply } from '@mcs-repairs/shared/domain/types/community';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { EyeIcon, EyeOffIcon } from '@mcs-repairs/shared/ui/icons';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { AuthorLine } from '../../forum/AuthorLine';
import { failureText } from '../../forum/failureText';
import { hideReply } from '../../forum/operations';
import { useModerates } from '../../forum/useModerates';
import { ReportButton } from './ReportButton';
import { PostText } from './PostText';
import styles from './Thread.module.css';

export function ReplyItem({ postId, reply }: { postId: string; reply: Reply }) {
  return (
    <li className={classes(styles.reply, reply.isOfficial && styles.officialReply)}>
      <AuthorLine {...reply} small>
        {reply.hidden && (
          <Badge tone="danger" icon={<EyeOffIcon size={14} />}>
            Hidden
          </Badge>
        )}
      </AuthorLine>
      <PostText text={reply.content} />
      <ReplyModeration postId={postId} reply={reply} />
      {!reply.isOfficial && (
        <div className={styles.replyActions}>
          <ReportButton postId={postId} replyId={reply.id} author={reply.author} />
        </div>
      )}
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
      dispatch(toastShown({ tone: 'error', text: failureText(result.failure) }));
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
      {reply.hidden ? 'Unhide' : 'Hide'}
      <VisuallyHidden> reply of {reply.author}</VisuallyHidden>
    </Button>
  );
}
