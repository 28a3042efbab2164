import { useSubmission } from '@mcs-repairs/shared/platform/form/useSubmission';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import type { Moderation, PostSummary } from '@mcs-repairs/shared/domain/types/community';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { EyeIcon, EyeOffIcon, LockIcon } from '@mcs-repairs/shared/ui/icons';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { failureText } from './failureText';
import { useModerates } from './useModerates';
import styles from './PostModeration.module.css';

/** For staff only: take a thread out of sight or bring it back, close it or open it again. */
export function PostModeration({ post }: { post: PostSummary }) {
  const staff = useModerates();
  const dispatch = useAppDispatch();
  const shopData = useShopData();
  const { submit, sending } = useSubmission({
    send: (moderation: Moderation) => shopData.staff.moderatePost(post.id, moderation),
  });
  if (!staff) return null;

  const change = async (moderation: Moderation, done: string) => {
    const result = await submit(moderation);
    if (!result) return;
    dispatch(
      result.ok
        ? toastShown({ tone: 'success', text: done })
        : toastShown({ tone: 'error', text: failureText(result.failure) }),
    );
  };

  return (
    <div role="group" aria-label={`Moderate “${post.title}”`} className={styles.bar}>
      <Button
        variant="secondary"
        size="small"
        disabled={sending}
        icon={post.hidden ? <EyeIcon /> : <EyeOffIcon />}
        onClick={() =>
          void change(
            { hidden: !post.hidden },
            post.hidden ? 'Everyone sees the discussion again' : 'The discussion is hidden',
          )
        }
      >
        {post.hidden ? 'Unhide' : 'Hide'}
        <VisuallyHidden> discussion</VisuallyHidden>
      </Button>
      <Button
        variant="secondary"
        size="small"
        disabled={sending}
        icon={<LockIcon />}
        onClick={() =>
          void change(
            { locked: !post.locked },
            post.locked ? 'The discussion takes replies again' : 'The discussion is locked',
          )
        }
      >
        {post.locked ? 'Unlock' : 'Lock'}
        <VisuallyHidden> discussion</VisuallyHidden>
      </Button>
    </div>
  );
}
