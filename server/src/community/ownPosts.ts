import { previewOf } from '@mcs-repairs/shared/domain/rules/community';
import { EDIT_MINUTES, mayEdit } from '@mcs-repairs/shared/domain/rules/ownPosts';
import type {
  AcceptedAnswer,
  NewPost,
  NewReply,
  OwnPostState,
  Post,
  Reply,
} from '@mcs-repairs/shared/domain/types/community';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { type Actor, noteLog } from '../auth';
import { change } from '../changes';
import {
  hashOf,
  heldRows,
  isSameSecret,
  type Reads,
  searchTextOf,
  type Tables,
  type Trx,
} from '../db';
import { removePhotoFiles } from '../photos';
import { failure, refused } from '../runtime';
import { addsLink } from './communityRules';
import { pictureIdsIn, picturesOf, shownPictures } from './postPictures';
import type { Shop } from './shop';
import { findPost } from './storedPosts';
import { countReplies, shownReview, toReply, visibleReply } from './storedReplies';
import { removeReports } from './storedReports';

type Place = { id: string; replyId: string };
/** `token` is the secret of the author's browser, or of the private link to the post. */
type Owned = { token: string };
type Edited = Owned & { seen?: string | undefined };

/**
 * Returns a thread or a reply to its author. The author also sees a post that waits for a review or
 * was rejected, and gets no other post by the same author.
 */
export async function readOwnPost(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  id: string,
  token: string,
): Promise<Result<OwnPostState>> {
  const reply = await db.selectFrom('replies').selectAll().where('id', '=', id).executeTakeFirst();
  const threadId = reply?.post_id ?? id;
  const threads = db.selectFrom('posts').selectAll().where('id', '=', threadId);
  const thread = await threads.executeTakeFirst();
  const own = reply ?? thread;
  if (!thread || !own || !isChangeable(thread, token) || !isChangeable(own, token)) return gone;
  if (!isOwn(own, token)) return refused('forbidden', { message: FOREIGN_LINK });
  const isOpen = thread.locked === 0;
  const mayEdit = isOpen && !refuseTime(own, now()) && !refuseState(own);
  return {
    ok: true,
    value: {
      postId: threadId,
      ...(reply && { replyId: reply.id }),
      title: thread.title,
      category: thread.category,
      author: own.author,
      content: own.content,
      createdAt: own.created_at,
      changedAt: versionOf(own),
      ...shownReview(own),
      ...shownPictures((await picturesOf(db, [id])).get(id)),
      mayEdit,
      mayDelete: isOpen && !(await refuseReplies(db, { id: threadId, own, token, reply })),
    },
  };
}

/** Changes the title and the text of a thread, for its author. */
export function editPost(
  shop: Shop,
  id: string,
  { token, seen, title, content }: Edited & Pick<NewPost, 'title' | 'content'>,
): Promise<Result<Post>> {
  return changeThread(shop, { id, token }, async (trx, thread) => {
    const isStored = thread.title === title && thread.content === content;
    const refusal =
      refuseOther(thread, token) ??
      refuseEdit(thread, { seen, isStored, now: shop.now() }) ??
      (await refuseLink(trx, thread, [
        `${thread.title}\n${thread.content}`,
        `${title}\n${content}`,
      ]));
    if (refusal) return { ok: false, failure: refusal };
    if (!isStored) {
      const text = { title, content, preview: previewOf(content) };
      const search = { search_text: searchTextOf(title, content) };
      const edited = { edited_at: nextVersion(thread, shop.now()) };
      await trx
        .updateTable('posts')
        .set({ ...text, ...search, ...edited })
        .where('id', '=', id)
        .execute();
    }
    const isStaff = thread.hidden === 1;
    const post = await findPost(trx, id, { browser: '', isStaff });
    return post ? { ok: true, value: post } : refused('not-found');
  });
}

/**
 * Deletes a thread, for its author. Fails if others have replied, because their replies would be
 * deleted, too.
 */
export async function deletePost(shop: Shop, id: string, token: string): Promise<Result<null>> {
  let pictures: string[] = [];
  const outcome = await changeThread<null>(shop, { id, token }, async (trx, thread) => {
    const refusal =
      refuseOther(thread, token) ?? (await refuseReplies(trx, { id, own: thread, token }));
    if (refusal) return { ok: false, failure: refusal };
    pictures = await pictureIdsIn(trx, id);
    await trx.deleteFrom('posts').where('id', '=', id).execute();
    return { ok: true, value: null };
  });
  if (outcome.ok) await removePhotoFiles(shop.files, pictures);
  return outcome;
}

/** Changes the text of a reply, for its author. */
export function editReply(
  shop: Shop,
  { id, replyId }: Place,
  { token, seen, content }: Edited & Pick<NewReply, 'content'>,
): Promise<Result<Reply>> {
  return changeThread(shop, { id, token }, async (trx) => {
    const reply = await changeableReply(trx, { id, replyId }, token);
    if (!reply) return refused('not-found');
    const isStored = reply.content === content;
    const refusal =
      refuseOther(reply, token) ??
      refuseEdit(reply, { seen, isStored, now: shop.now() }) ??
      (await refuseLink(trx, reply, [reply.content, content]));
    if (refusal) return { ok: false, failure: refusal };
    const pictures = (await picturesOf(trx, [replyId])).get(replyId);
    if (isStored) return { ok: true, value: toReply(reply, pictures) };
    const text = { content, edited_at: nextVersion(reply, shop.now()) };
    await trx.updateTable('replies').set(text).where('id', '=', replyId).execute();
    return { ok: true, value: toReply({ ...reply, ...text }, pictures) };
  });
}

/** Deletes a reply, for its author. Fails if others have replied after it. */
export async function deleteReply(
  shop: Shop,
  { id, replyId }: Place,
  token: string,
): Promise<Result<null>> {
  let pictures: string[] = [];
  const outcome = await changeThread<null>(shop, { id, token }, async (trx) => {
    const reply = await changeableReply(trx, { id, replyId }, token);
    if (!reply) return refused('not-found');
    const refusal =
      refuseOther(reply, token) ?? (await refuseReplies(trx, { id, own: reply, token, reply }));
    if (refusal) return { ok: false, failure: refusal };
    pictures = ((await picturesOf(trx, [replyId])).get(replyId) ?? []).map((one) => one.id);
    await trx.deleteFrom('replies').where('id', '=', replyId).execute();
    await removeReports(trx, id, { replyId });
    await countReplies(trx, id);
    return { ok: true, value: null };
  });
  if (outcome.ok) await removePhotoFiles(shop.files, pictures);
  return outcome;
}

/**
 * Marks a reply as the answer of its thread. The author of the thread proves the right with the
 * secret of the browser. A private link does not give this right. `by` is the member of staff, or
 * null. A hidden reply cannot be the answer.
 */
export function acceptAnswer(
  shop: Shop,
  id: string,
  { replyId, token }: AcceptedAnswer,
  by: Actor | null,
): Promise<Result<Post>> {
  return change<Post>(shop, 'posts', async (trx, changed) => {
    const held = trx.selectFrom('posts').selectAll().where('id', '=', id);
    const thread = await heldRows(held, shop.db.engine).executeTakeFirst();
    if (!thread || (thread.hidden === 1 && !by)) return refused('not-found');
    if (!by && !isByBrowser(thread, token)) return refused('forbidden', { message: NOT_ASKER });
    if (replyId !== null && !(await visibleReply(trx, id, replyId))) return refused('not-found');
    await trx.updateTable('posts').set({ answer_id: replyId }).where('id', '=', id).execute();
    const detail = replyId === null ? `none: ${thread.title}` : thread.title;
    if (by) await noteLog(trx, { event: 'answer-marked', detail }, by, shop.now());
    changed(id);
    const post = await findPost(trx, id, { browser: '', isStaff: by !== null });
    return post ? { ok: true, value: post } : refused('not-found');
  });
}

type Written = Pick<
  Tables['replies'],
  'writer_hash' | 'link_hash' | 'created_at' | 'edited_at' | 'hidden' | 'review' | 'content'
>;

/**
 * Runs `work` while the row of a thread is locked. Meanwhile, nobody can hide, lock or answer the
 * thread. Staff who hide a reply also lock this row. Fails if staff locked the thread for replies.
 * Also fails if visitors do not see the thread, unless it is the author's own thread and waits for
 * a review.
 */
function changeThread<T>(
  shop: Shop,
  { id, token }: Owned & { id: string },
  work: (trx: Trx, thread: Written & { title: string }) => Promise<Result<T>>,
): Promise<Result<T>> {
  return change<T>(shop, 'posts', async (trx, changed) => {
    const held = trx.selectFrom('posts').selectAll().where('id', '=', id);
    const thread = await heldRows(held, shop.db.engine).executeTakeFirst();
    if (!thread || !isChangeable(thread, token)) return gone;
    if (thread.locked === 1) return refused('locked', { message: 'This discussion is locked' });
    const made = await work(trx, thread);
    if (made.ok) changed(id);
    return made;
  });
}

/** Returns whether the browser with this secret wrote the post. */
const isByBrowser = ({ writer_hash }: Pick<Written, 'writer_hash'>, token = '') =>
  isHashOf(token, writer_hash);

/**
 * Returns whether the secret allows its owner to edit and delete the post. It is the secret of the
 * author's browser, or of the private link to this post.
 */
const isOwn = (post: Pick<Written, 'writer_hash' | 'link_hash'>, token: string) =>
  isByBrowser(post, token) || isHashOf(token, post.link_hash);

const isHashOf = (token: string, hash: string | null) =>
  hash !== null && isSameSecret(hashOf(token), hash);

/**
 * Returns whether the person with this token may change a post. Either visitors see the post, or it
 * is the person's own post and waits for a review.
 */
const isChangeable = (post: Written, token: string) =>
  post.hidden === 0 || (post.review !== null && isOwn(post, token));

async function changeableReply(trx: Trx, { id, replyId }: Place, token: string) {
  const replies = trx.selectFrom('replies').selectAll().where('post_id', '=', id);
  const reply = await replies.where('id', '=', replyId).executeTakeFirst();
  return reply && isChangeable(reply, token) ? reply : undefined;
}

/**
 * The time of the text's current version. Two versions of a text never have the same time, even if
 * the author saves both in the same millisecond.
 */
const versionOf = ({ created_at, edited_at }: Written) => edited_at ?? created_at;
const nextVersion = (post: Written, now: Date) =>
  new Date(Math.max(now.getTime(), Date.parse(versionOf(post)) + 1)).toISOString();

const refuseOther = (post: Written, token: string) =>
  isOwn(post, token) ? null : failure('forbidden', { message: OTHER_BROWSER });

const refuseTime = ({ created_at }: Written, now: Date) =>
  mayEdit(created_at, now) ? null : failure('forbidden', { message: TOO_LATE });

/**
 * Returns the error if the author can no longer edit the text. `isStored` is true if the server
 * already has the text that was sent. Then an earlier response was lost, or the author changed
 * nothing. So only a rejected post is an error.
 */
const refuseEdit = (
  post: Written,
  { seen, isStored, now }: { seen: string | undefined; isStored: boolean; now: Date },
) =>
  isStored
    ? refuseState(post)
    : (refuseTime(post, now) ?? refuseState(post) ?? refuseVersion(post, seen));

/** Returns the error if an author edits a rejected post. */
const refuseState = ({ hidden, review }: Written) =>
  hidden === 1 && review !== 'waiting' ? failure('forbidden', { message: NOT_PUBLISHED }) : null;

/** Returns the error if the text changed after the author read it, for example on another device. */
const refuseVersion = (post: Written, seen = versionOf(post)) =>
  seen === versionOf(post) ? null : failure('conflict', { message: CHANGED });

/**
 * Returns the error if an author adds a link to a visible post. That link would be visible without a
 * review.
 */
async function refuseLink(
  trx: Trx,
  { hidden }: Written,
  [before, after]: readonly [string, string],
): Promise<Failure | null> {
  if (hidden === 1 || !(await addsLink(trx, before, after))) return null;
  return failure('invalid', { message: NEW_LINK, fields: { content: NEW_LINK } });
}

/**
 * Returns the error if somebody else replied to a thread or, for a reply, after this reply. A thread
 * disappears with its replies. So its private link cannot delete it if the author has replied, too,
 * because the link gives no right to other posts.
 */
async function refuseReplies(
  trx: Reads,
  { id, own, token, reply }: Owned & { id: string; own: Written; reply?: After | undefined },
): Promise<Failure | null> {
  const found = trx.selectFrom('replies').select('id').where('post_id', '=', id);
  const later = reply
    ? found.where((row) =>
        row(row.refTuple('created_at', 'id'), '>', row.tuple(reply.created_at, reply.id)),
      )
    : found;
  const others = later.where((row) =>
    row.or([row('writer_hash', 'is', null), row('writer_hash', '!=', own.writer_hash ?? '')]),
  );
  if (await others.limit(1).executeTakeFirst()) return failure('forbidden', { message: ANSWERED });
  if (reply || isByBrowser(own, token)) return null;
  const any = await found.limit(1).executeTakeFirst();
  return any ? failure('forbidden', { message: OWN_REPLIES }) : null;
}

type After = { created_at: string; id: string };

const gone = refused('not-found');

const FOREIGN_LINK = 'This link does not belong to this post.';
const OTHER_BROWSER = 'Only the browser that wrote this, or its private link, can change it.';
const NOT_ASKER = 'Only the browser that wrote this discussion can mark its answer.';
const TOO_LATE = `You can no longer edit this, because ${EDIT_MINUTES} minutes have passed.`;
const NOT_PUBLISHED = 'The shop did not publish this. You can delete it.';
const CHANGED = 'This text changed in the meantime. Please compare both texts, and save again.';
const NEW_LINK = 'The shop reads new links first. Please write a reply with the link instead.';
const ANSWERED =
  'You can no longer delete this text, because somebody has replied. Report it to ask the shop to hide it.';
const OWN_REPLIES =
  'Your own replies would be deleted, too. Please delete them first, or delete the post in the browser that wrote it.';
