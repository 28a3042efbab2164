import { late } from '@mcs-repairs/shared/platform/site';
import { useHasReviews } from '../../forum/ownReviews';

const OwnReviews = late(async () => {
  const { OwnReviews } = await import(/* webpackChunkName: "own-post-dialogs" */ './OwnReviews');
  return OwnReviews;
});

const nothing = () => {};

/**
 * Loads the visitor's own posts that wait for a review. Most browsers have none, so they do not
 * load this code. The code shares a chunk with the dialogs that it opens.
 */
export const LateOwnReviews = ({ postId }: { postId?: string }) =>
  useHasReviews() && <OwnReviews postId={postId} onMissing={nothing} />;
