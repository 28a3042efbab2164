import { useAction } from '@mcs-repairs/shared/platform/form/useAction';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import type { Moderation, PostSummary } from '@mcs-repairs/shared/domain/types/community';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { EyeIcon, EyeOffIcon, LockIcon } from '@mcs-repairs/shared/ui/icons';
import { moderatePost } from './operations';
import { useModerates } from './useModerates';
import styles from './PostModeration.module.css';

/** Lets staff hide, unhide, lock and unlock a thread. */
export function PostModeration({ post }: { post: PostSummary }) {
  const staff = useModerates();
  const dispatch = useAppDispatch();
  const { act, working } = useAction();
  if (!staff) return null;

  const change = async (moderation: Moderation, done: string) => {
    const input = { params: { id: post.id }, body: moderation };
    const result = await act((call) => call(moderatePost, input), done);
    if (!result.ok) {
      dispatch(toastShown({ tone: 'error', text: result.failure.message }));
    }
  };

  return (
    <div role="group" aria-label={`Moderate “${post.title}”`} className={styles.bar}>
      <Button
        variant="quiet"
        size="small"
        disabled={working}
        icon={post.hidden ? <EyeIcon /> : <EyeOffIcon />}
        onClick={() =>
          void change(
            { hidden: !post.hidden },
            post.hidden ? 'Everyone sees the discussion again' : 'The discussion is hidden',
          )
        }
      >
        {post.hidden ? 'Unhide discussion' : 'Hide discussion'}
      </Button>
      <Button
        variant="quiet"
        size="small"
        disabled={working}
        icon={<LockIcon />}
        onClick={() =>
          void change(
            { locked: !post.locked },
            post.locked ? 'Visitors can reply again' : 'The discussion is locked',
          )
        }
      >
        {post.locked ? 'Unlock discussion' : 'Lock discussion'}
      </Button>
    </div>
  );
}
