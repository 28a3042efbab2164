import { useState } from 'react';
import { SUCCESS_MESSAGES } from '@mcs-repairs/shared/domain/catalogue/messages';
import { useAction } from '@mcs-repairs/shared/platform/form/useAction';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import type { PostSummary } from '@mcs-repairs/shared/domain/types/community';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { HeartIcon } from '@mcs-repairs/shared/ui/icons';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { like } from './like';
import { noteLiked } from './likedBefore';
import styles from './LikeButton.module.css';

type LikeButtonProps = { post: Pick<PostSummary, 'id' | 'title' | 'likes' | 'liked'> };

/**
 * A browser can like a post once, and a second press removes the like. The button changes at once,
 * and changes back if the server returns an error.
 */
export function LikeButton({ post }: LikeButtonProps) {
  const dispatch = useAppDispatch();
  const { act, working } = useAction();
  // The state after the press. Null when the list has the same value.
  const [pressed, setPressed] = useState<boolean | null>(null);
  if (pressed === post.liked && !working) setPressed(null);

  const liked = pressed ?? post.liked;
  const likes = post.likes + (liked === post.liked ? 0 : liked ? 1 : -1);

  const toggle = async () => {
    if (working) return;
    setPressed(!liked);
    const result = await act((call) => like(call, post.id, !liked));
    if (!result.ok) {
      setPressed(null);
      dispatch(toastShown({ tone: 'error', text: result.failure.message }));
      return;
    }
    setPressed(result.value.liked);
    if (!result.value.liked) return;
    noteLiked();
    dispatch(toastShown({ tone: 'success', text: SUCCESS_MESSAGES.liked }));
  };

  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={liked}
      onClick={() => void toggle()}
      icon={<HeartIcon />}
      className={styles.like}
    >
      <VisuallyHidden>Like “{post.title}”: </VisuallyHidden>
      <span className={styles.count}>{likes}</span>
      <VisuallyHidden>{likes === 1 ? ' like' : ' likes'}</VisuallyHidden>
    </Button>
  );
}
