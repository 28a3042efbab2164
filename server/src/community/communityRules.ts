import type { CommunityRules } from '@mcs-repairs/shared/domain/types/community';
import { holdsAddress } from '@mcs-repairs/shared/domain/types/webAddress';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { type Actor, noteLog } from '../auth';
import { type Reads, transact } from '../db';
import { refused } from '../runtime';
import type { Shop } from './shop';

const RULES_ID = 'rules';

/**
 * Returns which posts must wait for a review. In a new shop, none must (specification, section 7).
 */
export async function readRules(trx: Reads): Promise<CommunityRules> {
  const row = await trx
    .selectFrom('community_rules')
    .select(['review', 'version'])
    .where('id', '=', RULES_ID)
    .executeTakeFirst();
  return row ?? { review: 'none', version: 0 };
}

/**
 * Changes which posts must wait for a review. Fails with `conflict` if somebody else changed the
 * rule meanwhile.
 */
export function changeRules(
  shop: Shop,
  { review, version }: CommunityRules,
  by: Actor,
): Promise<Result<CommunityRules>> {
  return transact(shop.db, async (trx) => {
    const values = { review, version: version + 1 };
    const before = await readRules(trx);
    const changed =
      before.version === version &&
      (await trx
        .insertInto('community_rules')
        .values({ id: RULES_ID, ...values })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(values).where('community_rules.version', '=', version),
        )
        .returning('version')
        .executeTakeFirst());
    if (!changed) return refused('conflict', { message: MEANWHILE });
    const detail = `posts that wait for a review: ${review} (before: ${before.review})`;
    await noteLog(trx, { event: 'community-rules-changed', detail }, by, shop.now());
    return { ok: true, value: values };
  });
}

const MEANWHILE = 'Somebody else changed this in the meantime. Please check it and try again.';

type Written = { writer_hash: string | null };

/**
 * Returns the columns of a new post that say whether it waits for a review. A waiting post is
 * hidden. `texts` has all texts of the post that others would see. A picture counts like a link.
 */
export async function reviewOf(
  trx: Reads,
  { writer_hash }: Written,
  { texts, pictures = [] }: { texts: readonly string[]; pictures?: readonly unknown[] | undefined },
): Promise<{ hidden: number; review: 'waiting' | null }> {
  const { review } = await readRules(trx);
  const waits =
    review !== 'none' &&
    (pictures.length > 0 ||
      holdsAddress(texts.join('\n')) ||
      (review === 'first' && !(await isKnown(trx, writer_hash))));
  return waits ? { hidden: 1, review: 'waiting' } : { hidden: 0, review: null };
}

/**
 * Returns whether an edit adds a link to a post, so that a new post with the same text would wait
 * for a review.
 */
export async function addsLink(trx: Reads, before: string, after: string): Promise<boolean> {
  if (!holdsAddress(after) || (await readRules(trx)).review === 'none') return false;
  const known = new Set(before.split(/\s+/));
  return holdsAddress(
    after
      .split(/\s+/)
      .filter((word) => !known.has(word))
      .join(' '),
  );
}

/**
 * Returns whether visitors see a post from the same browser. The secret of a browser identifies its
 * posts. An author without a secret counts as new.
 */
async function isKnown(trx: Reads, writer: string | null): Promise<boolean> {
  if (writer === null) return false;
  const shown = (table: 'posts' | 'replies') =>
    trx
      .selectFrom<'posts' | 'replies'>(table)
      .select('id')
      .where('writer_hash', '=', writer)
      .where('hidden', '=', 0)
      .limit(1)
      .executeTakeFirst();
  return ((await shown('posts')) ?? (await shown('replies'))) !== undefined;
}
