import { late } from '@mcs-repairs/shared/platform/site';
import { useHasReviews } from '../../forum/ownReviews';

const OwnReviews = late(async () => {
  const { OwnReviews } = await import(/* webpackChunkName: "own-post-dialogs" */ './OwnReviews');
  return OwnReviews;
});

const nothing = () => {};

/**
 * Most browsers have no such posts, so they load none of the code. It shares a chunk with the
 * dialogs that it opens.
 */
export const LateOwnReviews = ({ postId }: { postId?: string }) =>
  useHasReviews() && <OwnReviews postId={postId} onMissing={nothing} />;
