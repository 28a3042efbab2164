import lookOf from 'unhomoglyph';
import { initials, isReservedName, previewOf } from 'shared/domain/rules/community';
import type { NewPost, NewReply, Post, Reply } from 'shared/domain/types/community';
import type { Failure, Result } from 'shared/domain/types/failure';
import { noteEvent } from '../db/changes';
import { keepAnswer, storedAnswer, submission, type Submission } from '../db/idempotency';
import { newId } from '../db/ids';
import { countReplies, findPost, insertPost, insertReply, toReply } from './storedPosts';
import type { Tables } from '../db/schema';
import { searchTextOf } from '../db/textSearch';
import { transact } from '../db/transact';
import { failure } from '../http/failures';
import type { Shop } from '../shop';
import { admit, count } from '../submissions/admit';
import type { Sender } from '../submissions/sender';

/** Who writes: staff write as the shop, with its badge. */
export type Writer = { isStaff: boolean; sender: Sender };

export async function createPost(
  shop: Shop,
  post: NewPost,
  writer: Writer,
  idempotencyKey?: string,
): Promise<Result<Post>> {
  const refused = refuseWriter(shop, post, writer);
  if (refused) return { ok: false, failure: refused };
  const row = postRow(shop, post, writer);
  const stored = { ...summaryOf(row), fullContent: row.content, replies: [] };
  // A robot that fills in the trap sees success and goes away; nobody else sees its post.
  if (post.website) return { ok: true, value: stored };
  return once(shop, submission('posts', idempotencyKey, post), stored, async (trx) => {
    const refusal = await admit(trx, shop, 'post', writer.sender);
    if (refusal) return refusal;
    await insertPost(trx, row);
    await count(trx, shop, 'post', writer.sender, row.id);
    await noteEvent(trx, 'posts', row.id, shop.now());
    return null;
  });
}

export async function createReply(
  shop: Shop,
  postId: string,
  reply: NewReply,
  writer: Writer,
  idempotencyKey?: string,
): Promise<Result<Reply>> {
  const refused = refuseWriter(shop, reply, writer);
  if (refused) return { ok: false, failure: refused };
  const row: Tables['replies'] = {
    id: newId(),
    post_id: postId,
    author: writer.isStaff ? shop.config.shop.name : reply.author,
    content: reply.content,
    is_official: Number(writer.isStaff),
    hidden: 0,
    created_at: shop.now().toISOString(),
  };
  if (reply.website) return { ok: true, value: toReply(row) };
  const sent = submission(`replies ${postId}`, idempotencyKey, reply);
  return once(shop, sent, toReply(row), async (trx) => {
    const post = await findPost(trx, postId, { browser: '', isStaff: writer.isStaff });
    if (!post) return failure('not-found');
    if (post.locked && !writer.isStaff) {
      return failure('locked', { message: 'This discussion is closed for new replies' });
    }
    const refusal = await admit(trx, shop, 'reply', writer.sender);
    if (refusal) return refusal;
    await insertReply(trx, row);
    await count(trx, shop, 'reply', writer.sender, row.id);
    await countReplies(trx, postId);
    await noteEvent(trx, 'posts', postId, shop.now());
    return null;
  });
}

/** Stores once per submission; a repeat gets the first answer. */
async function once<T>(
  shop: Shop,
  sent: Submission | null,
  value: T,
  write: (trx: Parameters<Parameters<typeof transact>[1]>[0]) => Promise<Failure | null>,
): Promise<Result<T>> {
  const outcome = await transact(shop.db, async (trx): Promise<Result<T>> => {
    const refused = await write(trx);
    if (refused) return { ok: false, failure: refused };
    const isFirst = !sent || (await keepAnswer(trx, sent, value, shop.now()));
    return isFirst ? { ok: true, value } : { ok: false, failure: failure('key-reused') };
  });
  if (outcome.ok) shop.changes.wake();
  if (outcome.ok || !sent) return outcome;
  return (await storedAnswer<T>(shop.db, sent)) ?? outcome;
}

/** The shop's own name belongs to staff. */
function refuseWriter({ config }: Shop, { author }: { author: string }, { isStaff }: Writer) {
  if (isStaff || !isReservedName(author, config.shop.name, lookOf)) return null;
  const message = 'This name belongs to the shop. Please choose another one.';
  return failure('name-reserved', { message, fields: { author: message } });
}

function postRow(shop: Shop, { author, title, category, content }: NewPost, { isStaff }: Writer) {
  return {
    id: newId(),
    author: isStaff ? shop.config.shop.name : author,
    is_official: Number(isStaff),
    title,
    preview: previewOf(content),
    category,
    content,
    search_text: searchTextOf(title, content),
    reply_count: 0,
    likes: 0,
    locked: 0,
    hidden: 0,
    created_at: shop.now().toISOString(),
  } satisfies Tables['posts'];
}

function summaryOf(row: ReturnType<typeof postRow>) {
  return {
    id: row.id,
    author: row.author,
    avatar: initials(row.author),
    isOfficial: row.is_official === 1,
    title: row.title,
    preview: row.preview,
    category: row.category,
    replyCount: 0,
    likes: 0,
    liked: false,
    locked: false,
    hidden: false,
    createdAt: row.created_at,
  };
}
