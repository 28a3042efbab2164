import lookOf from 'unhomoglyph';
import { isReservedName, previewOf } from '@mcs-repairs/shared/domain/rules/community';
import type { NewPost, NewReply } from '@mcs-repairs/shared/domain/types/community';
import type { AnswerOf } from '@mcs-repairs/shared/domain/contract/operation';
import type * as contract from '@mcs-repairs/shared/domain/contract/community';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { alertStaff } from '../notifications';
import { hashOf, newId, newSecret, searchTextOf, type Tables } from '../db';
import { reviewOf } from './communityRules';
import { tellFollowers } from './followMails';
import { findPost, holdThread, insertPost, toSummary } from './storedPosts';
import { countReplies, insertReply, toReply } from './storedReplies';
import { makeSizes } from '../photos';
import { claimPictures, shownPictures } from './postPictures';
import { failure, refused } from '../runtime';
import type { Shop } from './shop';
import { admit, count, type Sender, submitOnce } from '../abuseLimits';

/** The author of a post. Posts by staff have the shop's name and badge. */
export type Writer = { isStaff: boolean; sender: Sender };

type CreatedPost = AnswerOf<typeof contract.createPost>;
type CreatedReply = AnswerOf<typeof contract.createReply>;

export async function createPost(
  shop: Shop,
  post: NewPost,
  writer: Writer,
  idempotencyKey?: string,
): Promise<Result<CreatedPost>> {
  const refusal = refuseWriter(shop, post, writer);
  if (refusal) return { ok: false, failure: refusal };
  const link = newLink(writer);
  const row = { ...postRow(shop, post, writer), ...link.stored };
  // The field `website` is invisible to people, and only robots fill it in. A robot gets a success
  // response, but its post is not stored.
  if (post.website) return { ok: true, value: { ...storedPost(row), ...link.sent } };
  const submitted = { topic: 'posts', scope: 'posts', key: idempotencyKey, body: post } as const;
  const outcome = await submitOnce<CreatedPost>(shop, submitted, async (trx, changed) => {
    const refusal = await admit(trx, shop, 'post', writer.sender);
    if (refusal) return { ok: false, failure: refusal };
    const texts = [row.title, row.content];
    const review = writer.isStaff ? {} : await reviewOf(trx, row, { ...post, texts });
    const stored = { ...row, ...review };
    await insertPost(trx, stored);
    const pictures = await claimPictures(trx, post.pictures ?? [], { post_id: row.id });
    if (!pictures.ok) return pictures;
    await count(trx, shop, 'post', writer.sender, row.id);
    if (!writer.isStaff) await alertStaff(trx, { event: 'post' }, shop.now());
    changed(row.id);
    const shown = { ...storedPost(stored), ...shownPictures(pictures.value) };
    return { ok: true, value: { ...shown, ...link.sent } };
  });
  if (outcome.ok) makeSizesOf(shop, outcome.value);
  return outcome;
}

export async function createReply(
  shop: Shop,
  postId: string,
  reply: NewReply,
  writer: Writer,
  idempotencyKey?: string,
): Promise<Result<CreatedReply>> {
  const refusal = refuseWriter(shop, reply, writer);
  if (refusal) return { ok: false, failure: refusal };
  const link = newLink(writer);
  const row: Tables['replies'] = {
    id: newId(),
    post_id: postId,
    author: writer.isStaff ? shop.config.shop.name : reply.author,
    content: reply.content,
    is_official: Number(writer.isStaff),
    hidden: 0,
    created_at: shop.now().toISOString(),
    ...ofWriter(reply, writer),
    ...link.stored,
  };
  if (reply.website) return { ok: true, value: { ...toReply(row), ...link.sent } };
  const scope = `replies ${postId}`;
  const submitted = { topic: 'posts', scope, key: idempotencyKey, body: reply } as const;
  const outcome = await submitOnce<CreatedReply>(shop, submitted, async (trx, changed) => {
    const post = await findPost(trx, postId, { browser: '', isStaff: writer.isStaff });
    if (!post) return refused('not-found');
    if (post.locked && !writer.isStaff) return closedThread;
    const refusal = await admit(trx, shop, 'reply', writer.sender);
    if (refusal) return { ok: false, failure: refusal };
    // Reads the thread again, because another request may have locked it for replies. The row stays
    // locked until the transaction ends, so replies are counted one after the other.
    const held = await holdThread(trx, shop.db.engine, postId);
    if (!held || (held.locked && !writer.isStaff)) return closedThread;
    const texts = [row.content];
    const review = writer.isStaff ? {} : await reviewOf(trx, row, { ...reply, texts });
    const stored = { ...row, ...review };
    await insertReply(trx, stored);
    const pictures = await claimPictures(trx, reply.pictures ?? [], { reply_id: row.id });
    if (!pictures.ok) return pictures;
    await count(trx, shop, 'reply', writer.sender, row.id);
    await countReplies(trx, postId);
    if (stored.hidden === 0) await tellFollowers(trx, shop, postId, stored.writer_hash);
    if (!writer.isStaff) await alertStaff(trx, { event: 'post' }, shop.now());
    changed(postId);
    return { ok: true, value: { ...toReply(stored, pictures.value), ...link.sent } };
  });
  if (outcome.ok) makeSizesOf(shop, outcome.value);
  return outcome;
}

/**
 * Makes smaller sizes of a post's pictures, after the post was stored. An upload that no post uses
 * therefore causes none of this work.
 */
function makeSizesOf({ files }: Shop, { pictures = [] }: Pick<CreatedReply, 'pictures'>): void {
  for (const { id } of pictures) void makeSizes(files, id);
}

const closedThread = refused('locked', {
  message: 'This discussion is closed for new replies',
});

/**
 * Returns the error if a visitor uses the shop's name as the author's name. Only staff may use it.
 * Otherwise returns null.
 */
function refuseWriter({ config }: Shop, { author }: { author: string }, { isStaff }: Writer) {
  if (isStaff || !isReservedName(author, config.shop.name, lookOf)) return null;
  const message = 'This name belongs to the shop. Please choose another one.';
  return failure('name-reserved', { message, fields: { author: message } });
}

/**
 * Returns the column with the hash of the author's secret. Posts by staff have no such secret,
 * because staff can change all posts.
 */
const ofWriter = ({ token }: { token?: string | undefined }, { isStaff }: Writer) => ({
  writer_hash: token === undefined || isStaff ? null : hashOf(token),
  edited_at: null,
  review: null,
});

/**
 * Returns the secret of the private link to a new post: its hash for the database, and the secret
 * for the answer to the author. Posts by staff have no private link.
 */
function newLink({ isStaff }: Writer) {
  if (isStaff) return { stored: { link_hash: null }, sent: {} };
  const linkToken = newSecret();
  return { stored: { link_hash: hashOf(linkToken) }, sent: { linkToken } };
}

const storedPost = (row: Tables['posts']): CreatedPost => ({
  ...toSummary({ ...row, liked: false }),
  fullContent: row.content,
  replies: [],
});

function postRow(shop: Shop, post: NewPost, writer: Writer): Omit<Tables['posts'], 'link_hash'> {
  const { author, title, category, content } = post;
  const { isStaff } = writer;
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
    answer_id: null,
    ...ofWriter(post, writer),
  };
}
