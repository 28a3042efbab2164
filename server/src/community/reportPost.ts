import type { NewReport } from '@mcs-repairs/shared/domain/types/community';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { change } from '../changes';
import { lockKeys } from '../db';
import { refused } from '../runtime';
import type { Shop } from './shop';
import { findPost } from './storedPosts';
import { visibleReply } from './storedReplies';
import { insertReport, reportsByNetwork } from './storedReports';

const DAY = 24 * 3_600_000;
const REPORTS_A_DAY = 20;

/**
 * Stores a visitor's report of a thread or reply. Fails if visitors cannot see the reported text.
 */
export function reportPost(
  shop: Shop,
  id: string,
  { replyId, reason }: NewReport,
  network: string,
): Promise<Result<null>> {
  return change<null>(shop, 'posts', async (trx, changed) => {
    const post = await findPost(trx, id, { browser: '', isStaff: false });
    if (!post || (replyId && !(await visibleReply(trx, id, replyId)))) return refused('not-found');
    // Reports from one network are stored one after the other. Otherwise, concurrent reports could
    // together exceed the limit.
    await lockKeys(trx, shop.db.engine, [`network report ${network}`]);
    const now = shop.now();
    const since = new Date(now.getTime() - DAY);
    const earlier = await reportsByNetwork(trx, { network, since, most: REPORTS_A_DAY });
    if (shop.config.rateLimits > 0 && earlier >= REPORTS_A_DAY) {
      const message = `We have had many reports from your connection today. Please call us on ${shop.config.shop.phone}.`;
      return refused('limit-reached', { message });
    }
    const isNew = await insertReport(trx, {
      post_id: id,
      reply_id: replyId ?? '',
      network,
      reason,
      created_at: now.toISOString(),
    });
    if (isNew) changed(id);
    return { ok: true, value: null };
  });
}
