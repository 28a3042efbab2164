import type { Moderation, Post } from '@mcs-repairs/shared/domain/types/community';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Actor } from '../auth';
import { change } from '../changes';
import type { Trx } from '../db';
import { refused } from '../runtime';
import { settle } from './reviewPosts';
import type { Shop } from './shop';
import { findPost, holdThread, moderate } from './storedPosts';
import { countReplies, hideReply } from './storedReplies';
import { removeReports } from './storedReports';

/** Hides, shows, locks or unlocks a thread. Returns the thread in the form for staff. */
export function moderatePost(shop: Shop, id: string, moderation: Moderation, by: Actor) {
  const { hidden } = moderation;
  return changePost(shop, id, async (trx) => {
    // Hiding a text also settles its reports, so they are removed.
    if (hidden) await removeReports(trx, id);
    const row = await moderate(trx, id, moderation);
    if (row && hidden !== undefined) await settleShown(trx, shop, { id, row }, hidden, by);
    return row !== undefined;
  });
}

/** Dismisses the reports of a thread and its replies. Reports that arrived after `until` stay. */
export function dismissReports(shop: Shop, id: string, until: string) {
  return changePost(shop, id, async (trx) => {
    await removeReports(trx, id, { until });
    return true;
  });
}

/** Hides or shows a reply. Returns its thread. */
export function moderateReply(
  shop: Shop,
  { id, replyId }: { id: string; replyId: string },
  hidden: boolean,
  by: Actor,
) {
  return changePost(shop, id, async (trx) => {
    await holdThread(trx, shop.db.engine, id);
    const row = await hideReply(trx, id, replyId, hidden);
    if (!row) return false;
    await settleShown(trx, shop, { id, replyId, row }, hidden, by);
    await countReplies(trx, id);
    if (hidden) await removeReports(trx, id, { replyId });
    return true;
  });
}

/**
 * If staff hide or show a post that waited for a review, or that was reviewed before, the result of
 * the review changes too.
 */
async function settleShown(
  trx: Trx,
  shop: Shop,
  { row, ...place }: { id: string; replyId?: string; row: { review: string | null } },
  hidden: boolean,
  by: Actor,
): Promise<void> {
  const verdict = hidden ? 'rejected' : 'approved';
  if (row.review === null || row.review === verdict) return;
  await settle(trx, shop, place, verdict, by);
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
