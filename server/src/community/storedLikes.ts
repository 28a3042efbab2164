import type { Db, Trx } from '../db';

/**
 * Stores or removes a browser's like of a thread, and changes the thread's number of likes. Null if
 * the thread does not exist.
 */
export async function setLike(
  trx: Trx,
  postId: string,
  browser: string,
  liked: boolean,
  now: Date,
): Promise<{ likes: number; liked: boolean } | null> {
  const changed = liked
    ? await trx
        .insertInto('likes')
        .values({ post_id: postId, browser_hash: browser, created_at: now.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('post_id')
        .executeTakeFirst()
    : await trx
        .deleteFrom('likes')
        .where('post_id', '=', postId)
        .where('browser_hash', '=', browser)
        .returning('post_id')
        .executeTakeFirst();
  const step = changed ? (liked ? 1 : -1) : 0;
  const post = await trx
    .updateTable('posts')
    .set((row) => ({ likes: row('likes', '+', step) }))
    .where('id', '=', postId)
    .returning('likes')
    .executeTakeFirst();
  return post ? { likes: post.likes, liked } : null;
}

/** Returns whether a browser likes any thread. */
export async function hasLiked(db: Db, browser: string): Promise<boolean> {
  const like = await db
    .selectFrom('likes')
    .select('post_id')
    .where('browser_hash', '=', browser)
    .limit(1)
    .executeTakeFirst();
  return like !== undefined;
}
