import { previewOf } from '@mcs-repairs/shared/domain/rules/community';
import { EDIT_MINUTES, mayEdit } from '@mcs-repairs/shared/domain/rules/ownPosts';
import type {
  AcceptedAnswer,
  NewPost,
  NewReply,
  Post,
  Reply,
} from '@mcs-repairs/shared/domain/types/community';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { type Actor, noteLog } from '../auth';
import { change } from '../changes';
import { hashOf, heldRows, searchTextOf, type Tables, type Trx } from '../db';
import { removePhotoFiles } from '../photos';
import { failure, refused } from '../runtime';
import { addsLink } from './communityRules';
import { pictureIdsIn, picturesOf } from './postPictures';
import type { Shop } from './shop';
import { findPost } from './storedPosts';
import { countReplies, toReply, visibleReply } from './storedReplies';
import { removeReports } from './storedReports';

type Place = { id: string; replyId: string };
type Owned = { token: string };

/** Changes the title and the text of a thread, for its author. */
export function editPost(
  shop: Shop,
  id: string,
  { token, title, content }: Owned & Pick<NewPost, 'title' | 'content'>,
): Promise<Result<Post>> {
  return changeThread(shop, { id, token }, async (trx, thread) => {
    const refusal =
      notOwn(thread, token) ??
      tooLate(thread, shop.now()) ??
      (await refuseLink(trx, thread, [
        `${thread.title}\n${thread.content}`,
        `${title}\n${content}`,
      ]));
    if (refusal) return { ok: false, failure: refusal };
    const text = { title, content, preview: previewOf(content) };
    const search = { search_text: searchTextOf(title, content) };
    const edited = { edited_at: shop.now().toISOString() };
    await trx
      .updateTable('posts')
      .set({ ...text, ...search, ...edited })
      .where('id', '=', id)
      .execute();
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
    const refusal = notOwn(thread, token);
    if (refusal) return { ok: false, failure: refusal };
    if (await hasOthers(trx, { id, writer: hashOf(token) })) return answered;
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
  { token, content }: Owned & Pick<NewReply, 'content'>,
): Promise<Result<Reply>> {
  return changeThread(shop, { id, token }, async (trx) => {
    const reply = await changeableReply(trx, { id, replyId }, token);
    if (!reply) return refused('not-found');
    const refusal =
      notOwn(reply, token) ??
      tooLate(reply, shop.now()) ??
      (await refuseLink(trx, reply, [reply.content, content]));
    if (refusal) return { ok: false, failure: refusal };
    const text = { content, edited_at: shop.now().toISOString() };
    await trx.updateTable('replies').set(text).where('id', '=', replyId).execute();
    const pictures = (await picturesOf(trx, [replyId])).get(replyId);
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
    const refusal = notOwn(reply, token);
    if (refusal) return { ok: false, failure: refusal };
    if (await hasOthers(trx, { id, writer: hashOf(token), after: reply })) return answered;
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
 * Marks a reply as the answer of its thread. The author of the thread proves with `token` that the
 * thread is theirs. `by` is the staff member, or null for the author. A hidden reply cannot be the
 * answer.
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
    const refusal = by ? null : notOwn(thread, token);
    if (refusal) return { ok: false, failure: refusal };
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
  'writer_hash' | 'created_at' | 'hidden' | 'review' | 'content'
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
    if (!thread || !isChangeable(thread, token)) return refused('not-found');
    if (thread.locked === 1) return refused('locked', { message: 'This discussion is locked' });
    const made = await work(trx, thread);
    if (made.ok) changed(id);
    return made;
  });
}

/**
 * Returns whether the person with this token may change a post. Either visitors see the post, or it
 * is the person's own post and waits for a review.
 */
const isChangeable = ({ hidden, review, writer_hash }: Written, token: string) =>
  hidden === 0 || (review !== null && writer_hash === hashOf(token));

async function changeableReply(trx: Trx, { id, replyId }: Place, token: string) {
  const replies = trx.selectFrom('replies').selectAll().where('post_id', '=', id);
  const reply = await replies.where('id', '=', replyId).executeTakeFirst();
  return reply && isChangeable(reply, token) ? reply : undefined;
}

/**
 * Returns whether somebody else has replied to a thread. For a reply, returns whether somebody else
 * has replied after it.
 */
async function hasOthers(
  trx: Trx,
  { id, writer, after }: { id: string; writer: string; after?: { created_at: string; id: string } },
): Promise<boolean> {
  let others = trx
    .selectFrom('replies')
    .select('id')
    .where('post_id', '=', id)
    .where((row) => row.or([row('writer_hash', 'is', null), row('writer_hash', '!=', writer)]));
  if (after) {
    others = others.where((row) =>
      row(row.refTuple('created_at', 'id'), '>', row.tuple(after.created_at, after.id)),
    );
  }
  return (await others.limit(1).executeTakeFirst()) !== undefined;
}

const notOwn = ({ writer_hash }: Written, token = '') =>
  writer_hash === hashOf(token)
    ? null
    : failure('forbidden', { message: 'Only the browser that wrote this can change it.' });

const tooLate = ({ created_at }: Written, now: Date) =>
  mayEdit(created_at, now)
    ? null
    : failure('forbidden', { message: `You can edit a post for ${EDIT_MINUTES} minutes.` });

/**
 * Returns the error if an author edits a post that a moderator rejected. Also returns an error if
 * the edit adds a link to a visible post, because nobody would review that link.
 */
async function refuseLink(
  trx: Trx,
  { hidden, review }: Written,
  [before, after]: readonly [string, string],
): Promise<Failure | null> {
  if (hidden === 1 && review !== 'waiting') {
    return failure('forbidden', { message: 'The shop did not publish this. You can delete it.' });
  }
  if (hidden === 1 || !(await addsLink(trx, before, after))) return null;
  const message = 'The shop reads new links first. Please write a reply with the link instead.';
  return failure('invalid', { message, fields: { content: message } });
}

const answered = refused('forbidden', {
  message:
    'You can no longer delete this text, because somebody has replied. Report it to ask the shop to hide it.',
});
