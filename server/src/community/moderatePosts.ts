import type { Moderation, Post } from '@mcs-repairs/shared/domain/types/community';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { change } from '../changes';
import type { Trx } from '../db';
import { refused } from '../runtime';
import type { Shop } from './shop';
import { findPost, holdThread, moderate } from './storedPosts';
import { countReplies, hideReply } from './storedReplies';
import { removeReports } from './storedReports';

/** Hides, shows, locks or unlocks a thread. Returns the thread in the form for staff. */
export function moderatePost(shop: Shop, id: string, moderation: Moderation) {
  return changePost(shop, id, async (trx) => {
    // Whoever hides a text has dealt with its reports.
    if (moderation.hidden) await removeReports(trx, id);
    return moderate(trx, id, moderation);
  });
}

/** Dismisses the reports of a thread and its replies. Reports after `until` stay. */
export function dismissReports(shop: Shop, id: string, until: string) {
  return changePost(shop, id, async (trx) => {
    await removeReports(trx, id, { until });
    return true;
  });
}

/** Hides or shows a reply. Returns its thread. */
export function moderateReply(shop: Shop, id: string, replyId: string, hidden: boolean) {
  return changePost(shop, id, async (trx) => {
    await holdThread(trx, shop.db.engine, id);
    if (!(await hideReply(trx, id, replyId, hidden))) return false;
    await countReplies(trx, id);
    if (hidden) await removeReports(trx, id, { replyId });
    return true;
  });
}

function changePost(
  shop: Shop,
  id: string,
  write: (trx: Trx) => Promise<boolean>,
): Promise<Result<Post>> {
  return change(shop, 'posts', async (trx, changed) => {
    const isFound = await write(trx);
    const post = isFound && (await findPost(trx, id, { browser: '', isStaff: true }));
    if (!post) return refused('not-found');
    changed(id);
    return { ok: true, value: post };
  });
}
