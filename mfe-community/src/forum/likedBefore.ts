import { keep, readKept } from './kept';

const LIKED = 'liked';

/** Whether this browser ever liked a thread: only then can the list that the server rendered, the same for everyone, lack its likes. */
export const hasLikedBefore = (): boolean => readKept(LIKED) !== null;
export const noteLiked = (): void => keep(LIKED, '1');
