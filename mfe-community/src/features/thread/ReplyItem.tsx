import { useSubmission } from 'shared/platform/form/useSubmission';
import { useShopData } from 'shared/platform/site';
import { toastShown, useAppDispatch } from 'shared/platform/store';
import type { Reply } from 'shared/domain/types/community';
import { Badge } from 'shared/ui/Badge';
import { Button } from 'shared/ui/Button';
import { classes } from 'shared/ui/classes';
import { EyeIcon, EyeOffIcon } from 'shared/ui/icons';
import { VisuallyHidden } from 'shared/ui/VisuallyHidden';
import { AuthorLine } from '../../forum/AuthorLine';
import { failureText } from '../../forum/failureText';
import { useIsStaff } from '../../forum/useIsStaff';
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
    </li>
  );
}

function ReplyModeration({ postId, reply }: { postId: string; reply: Reply }) {
  const staff = useIsStaff();
  const dispatch = useAppDispatch();
  const shopData = useShopData();
  const { submit, sending } = useSubmission({
    send: (hidden: boolean) => shopData.staff.hideReply(postId, reply.id, hidden),
  });
  if (!staff) return null;

  const toggle = async () => {
    const result = await submit(!reply.hidden);
    if (result && !result.ok) {
      dispatch(toastShown({ tone: 'error', text: failureText(result.failure) }));
    }
  };
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={sending}
      icon={reply.hidden ? <EyeIcon /> : <EyeOffIcon />}
      onClick={() => void toggle()}
      className={styles.hide}
    >
      {reply.hidden ? 'Unhide' : 'Hide'}
      <VisuallyHidden> reply of {reply.author}</VisuallyHidden>
    </Button>
  );
}
