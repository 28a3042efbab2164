import { keep, readKept } from './kept';

const LIKED = 'liked';

/**
 * Whether this browser has ever liked a thread. The server renders the same list for everyone. So a
 * browser that has liked something fetches its own likes.
 */
export const hasLikedBefore = (): boolean => readKept(LIKED) !== null;
export const noteLiked = (): void => keep(LIKED, '1');
