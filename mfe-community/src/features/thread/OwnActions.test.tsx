/** @jest-environment ./tools/jest-environment.cjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { aForum, answering, aPost, aReply, NOW, ok, refused } from '../../testing/discussions';
import { openForum, toasts, valueOf } from '../../testing/openForum';

const OWN = 'repair-shop.community-own';
const TOKEN = 'repair-shop.community-token';
const LINKS = 'repair-shop.community-links';
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
      seen: MINE.createdAt,
    },
  });
});

test('a text that changed on another device is shown, and the author chooses one of both', async () => {
  let stored = MINE;
  const editPost = jest.fn(async ({ body }: { body: { content: string; seen?: string } }) => {
    if (body.seen !== (stored.editedAt ?? stored.createdAt)) {
      return refused('conflict', 'This text changed in the meantime.');
    }
    return ok(stored);
  });
  const readPost = async () => ok(stored);
  const { thread, store } = await open(MINE, { editPost, readPost });
  await user.click(thread.getByRole('button', { name: editButton }));
  const dialog = within(await screen.findByRole('dialog', { name: editButton }));
  await user.type(dialog.getByLabelText('Content'), ' Thanks.');
  stored = { ...MINE, fullContent: 'From the phone', editedAt: new Date().toISOString() };
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText('From the phone')).toBeTruthy();
  expect(valueOf(dialog.getByLabelText('Content'))).toBe(`${MINE.fullContent} Thanks.`);
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(editPost).toHaveBeenCalledTimes(2));
  expect(dialog.getByText('This text changed on another device')).toBeTruthy();
  expect(toasts(store)).toEqual([]);
  expect((await axe.run(document.body)).violations).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Keep my text' }));
  expect(dialog.queryByText('From the phone')).toBeNull();
  expect(document.activeElement).toBe(dialog.getByLabelText('Content'));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toasts(store)).toEqual(['Your changes are saved']));
  expect(editPost.mock.lastCall?.[0].body).toMatchObject({
    content: `${MINE.fullContent} Thanks.`,
    seen: stored.editedAt,
  });
});

describe('the private link', () => {
  const SECRET = 's'.repeat(43);
  const linkButton = 'Get private link to your post';
  const stub = (name: 'clipboard' | 'share', value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  afterEach(() => {
    stub('clipboard', undefined);
    delete (navigator as { share?: unknown }).share;
  });

  test('is copied or shared, and says what it permits', async () => {
    localStorage.setItem(LINKS, `one=${SECRET}`);
    const writeText = jest.fn(async (_text: string) => {});
    const share = jest.fn(async (_data: ShareData) => {});
    stub('clipboard', { writeText });
    stub('share', share);
    const { thread } = await open();
    await user.click(thread.getByRole('button', { name: linkButton }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Private link to your post' }));
    expect(
      dialog.getByText(
        /^Everybody with this link can edit this post for the next \d\d minutes, and delete this post until somebody else replies\.$/,
      ),
    ).toBeTruthy();
    expect((await axe.run(document.body)).violations).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Copy private link' }));
    expect(await dialog.findByText(/^The link is copied/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Share private link' }));
    const url = `${location.origin}/community/my-post/one#${SECRET}`;
    expect(writeText).toHaveBeenCalledWith(url);
    expect(share.mock.lastCall?.[0].url).toBe(url);
    expect(url).not.toContain(localStorage.getItem(TOKEN));
  });

  test('is shown where the browser has no clipboard', async () => {
    localStorage.setItem(LINKS, `one=${SECRET}`);
    stub('clipboard', undefined);
    const { thread } = await open();
    await user.click(thread.getByRole('button', { name: linkButton }));
    expect(screen.queryByRole('button', { name: 'Share private link' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Copy private link' }));
    const shown = valueOf(await screen.findByLabelText(/^The link could not be copied/));
    expect(shown).toContain(`/community/my-post/one#${SECRET}`);
  });

  test('is not offered without a secret, nor for a post that nobody can change any more', async () => {
    localStorage.setItem(LINKS, 'one=short');
    const first = await open();
    expect(first.thread.getByRole('button', { name: editButton })).toBeTruthy();
    expect(first.thread.queryByRole('button', { name: linkButton })).toBeNull();
    first.unmount();
    localStorage.setItem(LINKS, `one=${SECRET}`);
    const old = aPost({ replies: [aReply(), aReply({ id: 'other' })], replyCount: 2 });
    const second = await open(old);
    expect(second.thread.queryByRole('button', { name: linkButton })).toBeNull();
  });

  test('lets another browser edit the post, and neither mark an answer nor delete other posts', async () => {
    localStorage.setItem(OWN, 'elsewhere');
    localStorage.setItem(LINKS, `one=${SECRET}`);
    const editPost = jest.fn(async () => ok(MINE));
    const { thread } = await open({ ...MINE, replies: [aReply()], replyCount: 1 }, { editPost });
    expect(thread.queryByRole('button', { name: /^Mark as answer/ })).toBeNull();
    expect(thread.queryByRole('button', { name: /^Delete your/ })).toBeNull();
    await user.click(thread.getByRole('button', { name: editButton }));
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(editPost).toHaveBeenCalledTimes(1));
    expect(editPost.mock.lastCall).toMatchObject([{ body: { token: SECRET } }]);
    expect(localStorage.getItem(OWN)).toBe('elsewhere');
    expect(localStorage.getItem(TOKEN)).toBe('t'.repeat(43));
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

test('a new post belongs to this browser, which also stores the secret of its private link', async () => {
  localStorage.clear();
  const forum = aForum([aPost()]);
  const linkToken = 's'.repeat(43);
  const { createPost } = forum;
  createPost.mockImplementation(async () => ok({ ...aPost({ id: 'new' }), linkToken }));
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
  expect(localStorage.getItem(LINKS)).toBe(`new=${linkToken}`);
  expect(createPost.mock.calls[0]?.[0].body.token).toBe(localStorage.getItem(TOKEN));
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
