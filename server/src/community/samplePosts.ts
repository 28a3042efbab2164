import { sql } from 'kysely';
import { samplePosts } from '@mcs-repairs/shared/domain/rules/community';
import { insertPost } from './storedPosts';
import { insertReply } from './storedReplies';
import { inTransaction, searchTextOf } from '../db';
import type { Shop } from './shop';

/**
 * Adds the eight sample threads if the forum has no threads yet. If staff hid the sample threads,
 * they stay hidden.
 */
export async function ensureSamplePosts({ db, config, now }: Pick<Shop, 'db' | 'config' | 'now'>) {
  await inTransaction(db, async (trx) => {
    const any = await trx
      .selectFrom('posts')
      .select(sql`1`.as('one'))
      .limit(1)
      .execute();
    if (any.length) return;
    for (const post of samplePosts(now(), config.shop.name)) {
      const isNew = await insertPost(trx, {
        id: post.id,
        author: post.author,
        is_official: Number(post.isOfficial),
        title: post.title,
        preview: post.preview,
        category: post.category,
        content: post.fullContent,
        search_text: searchTextOf(post.title, post.fullContent),
        reply_count: post.replyCount,
        likes: post.likes,
        locked: 0,
        hidden: 0,
        created_at: post.createdAt,
      });
      // Another process that starts at the same time may already have added this thread.
      if (!isNew) continue;
      for (const reply of post.replies) {
        await insertReply(trx, {
          id: reply.id,
          post_id: post.id,
          author: reply.author,
          content: reply.content,
          is_official: Number(reply.isOfficial),
          hidden: 0,
          created_at: reply.createdAt,
        });
      }
    }
  });
}
