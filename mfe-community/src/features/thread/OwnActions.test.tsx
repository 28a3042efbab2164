/** @jest-environment ./tools/jest-environment.cjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { aForum, answering, aPost, aReply, NOW, ok, refused } from '../../testing/discussions';
import { openForum, toasts, valueOf } from '../../testing/openForum';

const OWN = 'repair-shop.community-own';
const TOKEN = 'repair-shop.community-token';
const user = userEvent.setup({ delay: null });
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(OWN, 'one reply-one');
  localStorage.setItem(TOKEN, 't'.repeat(43));
});

const MINE = aPost({ createdAt: new Date().toISOString(), replies: [], replyCount: 0 });
const open = async (post = MINE, works = {}) => {
  const view = await openForum(answering(aForum([post]).shopData, works), '/community/one');
  const thread = await screen.findByRole('dialog', { name: post.title });
  await within(thread).findByText(post.fullContent);
  return { ...view, thread: within(thread) };
};
const editButton = 'Edit your post';

test('the author edits a post with the secret of the browser', async () => {
  const editPost = jest.fn(async () => ok(MINE));
  const { thread, store } = await open(MINE, { editPost });
  await user.click(thread.getByRole('button', { name: editButton }));
  const dialog = within(await screen.findByRole('dialog', { name: editButton }));
  expect(valueOf(dialog.getByLabelText('Title'))).toBe(MINE.title);
  await user.type(dialog.getByLabelText('Content'), ' Thanks.');
  expect((await axe.run(document.body)).violations).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toasts(store)).toEqual(['Your changes are saved']));
  expect(editPost).toHaveBeenCalledWith({
    params: { id: 'one' },
    body: {
      title: MINE.title,
      content: `${MINE.fullContent} Thanks.`,
      token: 't'.repeat(43),
    },
  });
});

test('a refused edit keeps the text and says why', async () => {
  const message = 'You can edit a post for 30 minutes.';
  const { thread } = await open(MINE, { editPost: async () => refused('forbidden', message) });
  await user.click(thread.getByRole('button', { name: editButton }));
  const dialog = within(await screen.findByRole('dialog', { name: editButton }));
  await user.clear(dialog.getByLabelText('Content'));
  await user.type(dialog.getByLabelText('Content'), 'New words');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(
    (await dialog.findByText(message)).closest('[role="alert"], [role="status"]'),
  ).toBeTruthy();
  expect(valueOf(dialog.getByLabelText('Content'))).toBe('New words');
});

test('the author deletes a reply after a question, while it is the last one', async () => {
  const deleteReply = jest.fn(async () => ok(null));
  const mine = aReply({ createdAt: NOW });
  const { thread, store } = await open(aPost({ replies: [mine] }), { deleteReply });
  await user.click(thread.getByRole('button', { name: 'Delete your reply' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your reply?' }));
  expect(deleteReply).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Delete reply' }));
  await waitFor(() => expect(toasts(store)).toEqual(['Your reply is deleted']));
  expect(deleteReply).toHaveBeenCalledWith({
    params: { id: 'one', replyId: 'reply-one' },
    body: { token: 't'.repeat(43) },
  });
});

test('after a deleted post, the visitor sees the list', async () => {
  const { thread, store } = await open(MINE, { deletePost: async () => ok(null) });
  await user.click(thread.getByRole('button', { name: 'Delete your post' }));
  await user.click(await screen.findByRole('button', { name: 'Delete post' }));
  await waitFor(() => expect(toasts(store)).toEqual(['Your post is deleted']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an old post of this browser with replies has neither button', async () => {
  const old = aPost({ replies: [aReply(), aReply({ id: 'other' })], replyCount: 2 });
  const { thread } = await open(old);
  expect(thread.queryByRole('button', { name: /^(Edit|Delete) your/ })).toBeNull();
});

test('the author deletes a post and its replies while all replies are own', async () => {
  localStorage.setItem(OWN, 'one reply-one other');
  const replies = [aReply(), aReply({ id: 'other' })];
  const { thread } = await open(aPost({ replies, replyCount: 2 }));
  expect(thread.getByRole('button', { name: 'Delete your post' })).toBeTruthy();
  expect(thread.getAllByRole('button', { name: 'Delete your reply' })).toHaveLength(2);
});

test('a reply has no button to delete it after the answer of somebody else', async () => {
  const answer = aReply({ id: 'other' });
  const { thread } = await open(aPost({ replies: [aReply(), answer], replyCount: 2, answer }));
  expect(thread.queryByRole('button', { name: /^Delete your/ })).toBeNull();
});

test('a post with later replies that are not loaded cannot be deleted', async () => {
  const { thread } = await open(aPost({ replyCount: 2, nextReplies: 'later' }));
  expect(thread.queryByRole('button', { name: /^Delete your/ })).toBeNull();
});

test('a post of another browser can be reported, not edited, and shows that it was edited', async () => {
  localStorage.clear();
  const { thread } = await open(aPost({ editedAt: NOW, replies: [] }));
  expect(thread.queryByRole('button', { name: editButton })).toBeNull();
  expect(thread.getByRole('button', { name: 'Report discussion' })).toBeTruthy();
  expect(thread.getByText(/, edited/)).toBeTruthy();
});

test('a new post belongs to this browser', async () => {
  localStorage.clear();
  const forum = aForum([aPost()]);
  await openForum(forum.shopData);
  await user.click(await screen.findByRole('button', { name: 'New Post' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Post' }));
  await user.type(dialog.getByLabelText('Title'), 'Fan noise');
  await user.selectOptions(dialog.getByLabelText('Category'), 'MacBook');
  await user.type(dialog.getByLabelText('Content'), 'It whistles.');
  await user.type(dialog.getByLabelText('Display name'), 'Asha');
  await user.click(dialog.getByRole('button', { name: 'Create Post' }));
  await waitFor(() => expect(localStorage.getItem(OWN)).toBe('new'));
  expect(localStorage.getItem(TOKEN)).toMatch(/^[\w-]{43}$/);
  expect(forum.createPost.mock.calls[0]?.[0].body.token).toBe(localStorage.getItem(TOKEN));
});

test('the author marks a reply as the answer, which is then shown above the others', async () => {
  const answer = aReply();
  const other = aReply({ id: 'other', content: 'I wonder too.' });
  const post = aPost({ replies: [other, answer], replyCount: 2 });
  const acceptAnswer = jest.fn(async () => ok({ ...post, answer }));
  const readPost = jest.fn(async () =>
    ok(acceptAnswer.mock.calls.length ? { ...post, answer } : post),
  );
  const { thread } = await open(post, { acceptAnswer, readPost });
  expect(thread.queryByRole('heading', { name: 'Answer' })).toBeNull();
  const [, mark] = thread.getAllByRole('button', { name: /^Mark as answer/ });
  if (mark) await user.click(mark);
  expect(await thread.findByRole('heading', { name: 'Answer' })).toBeTruthy();
  expect(acceptAnswer).toHaveBeenCalledWith({
    params: { id: 'one' },
    body: { replyId: 'reply-one', token: 't'.repeat(43) },
  });
  const lines = thread.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toContain(answer.content);
  expect(lines[1]).toContain(other.content);
  expect(lines).toHaveLength(2);
  expect(thread.getByRole('heading', { name: '1 other reply' })).toBeTruthy();
  expect((await axe.run(document.body)).violations).toEqual([]);
});

test('others see the answer, and no button to mark one', async () => {
  localStorage.clear();
  const { thread } = await open(aPost({ answer: aReply() }));
  expect(thread.getByRole('heading', { name: 'Answer' })).toBeTruthy();
  expect(thread.getByRole('heading', { name: 'No other replies' })).toBeTruthy();
  expect(thread.queryByRole('button', { name: /answer|mark/i })).toBeNull();
});
