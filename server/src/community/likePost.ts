import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { transact } from '../db';
import { refused } from '../runtime';
import type { Shop } from './shop';
import { admit, count, type Sender } from '../abuseLimits';
import { setLike } from './storedLikes';
import { findPost } from './storedPosts';

/** Stores or removes a browser's like of a thread. Only new likes count towards the rate limits. */
export function likePost(
  shop: Shop,
  id: string,
  { browser, liked, sender }: { browser: string; liked: boolean; sender: Sender },
): Promise<Result<{ likes: number; liked: boolean }>> {
  return transact(shop.db, async (trx) => {
    const post = await findPost(trx, id, { browser, isStaff: false });
    if (!post) return refused('not-found');
    const isNew = liked && !post.liked;
    const refusal = isNew && (await admit(trx, shop, 'like', sender));
    if (refusal) return { ok: false, failure: refusal };
    const like = await setLike(trx, id, browser, liked, shop.now());
    if (isNew) await count(trx, shop, 'like', sender, id);
    return like ? { ok: true, value: like } : refused('not-found');
  });
}
