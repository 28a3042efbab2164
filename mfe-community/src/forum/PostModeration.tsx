import { communityApi } from 'shared/data/community/endpoints';
import { toastShown, useAppDispatch } from 'shared/platform/store';
import type { Moderation, PostSummary } from 'shared/domain/types/community';
import { Button } from 'shared/ui/Button';
import { EyeIcon, EyeOffIcon, LockIcon } from 'shared/ui/icons';
import { VisuallyHidden } from 'shared/ui/VisuallyHidden';
import { failureText } from './failureText';
import { useIsStaff } from './useIsStaff';
import styles from './PostModeration.module.css';

/** For staff only: take a thread out of sight or bring it back, close it or open it again. */
export function PostModeration({ post }: { post: PostSummary }) {
  const staff = useIsStaff();
  const dispatch = useAppDispatch();
  const [moderate, { isLoading }] = communityApi.useModeratePostMutation();
  if (!staff) return null;

  const change = async (moderation: Moderation, done: string) => {
    const result = await moderate({ id: post.id, change: moderation });
    dispatch(
      result.error
        ? toastShown({ tone: 'error', text: failureText(result.error) })
        : toastShown({ tone: 'success', text: done }),
    );
  };

  return (
    <div role="group" aria-label={`Moderate “${post.title}”`} className={styles.bar}>
      <Button
        variant="secondary"
        size="small"
        disabled={isLoading}
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
        disabled={isLoading}
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
