import { useEffect, useState } from 'react';
import { SUCCESS_MESSAGES } from 'shared/domain/catalogue/messages';
import { communityApi } from 'shared/data/community/endpoints';
import { toastShown, useAppDispatch } from 'shared/platform/store';
import type { PostSummary } from 'shared/domain/types/community';
import { Button } from 'shared/ui/Button';
import { HeartIcon } from 'shared/ui/icons';
import { VisuallyHidden } from 'shared/ui/VisuallyHidden';
import { failureText } from './failureText';
import { noteLiked } from './likedBefore';
import styles from './LikeButton.module.css';

type LikeButtonProps = { post: Pick<PostSummary, 'id' | 'title' | 'likes' | 'liked'> };

/** One like per browser, taken back by a second press. It shows at once and goes back when the shop refuses it. */
export function LikeButton({ post }: LikeButtonProps) {
  const dispatch = useAppDispatch();
  // One result for every button of this thread: the card and the open thread agree.
  const [likePost, answer] = communityApi.useLikePostMutation({ fixedCacheKey: `like ${post.id}` });
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { isLoading, data: answered, reset } = answer;

  const liked = wanted ?? answered?.liked ?? post.liked;
  const likes = post.likes + (liked === post.liked ? 0 : liked ? 1 : -1);

  const settled = answered !== undefined && answered.liked === post.liked;
  useEffect(() => {
    if (settled) reset();
  }, [settled, reset]);

  const toggle = async () => {
    if (isLoading) return;
    setWanted(!liked);
    const result = await likePost({ postId: post.id, liked: !liked });
    setWanted(null);
    if (result.error) {
      dispatch(toastShown({ tone: 'error', text: failureText(result.error) }));
      return;
    }
    if (!result.data.liked) return;
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
