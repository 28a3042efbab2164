/** @jest-environment ./tools/jest-environment.cjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { OwnPostState } from '@mcs-repairs/shared/domain/types/community';
import { aForum, answering, aPost, ok, refused } from '../testing/discussions';
import { openForum, toasts, valueOf } from '../testing/openForum';

const OWN = 'repair-shop.community-own';
const TOKEN = 'repair-shop.community-token';
const LINKS = 'repair-shop.community-links';
const SECRET = 's'.repeat(43);
const MINE = 't'.repeat(43);
const user = userEvent.setup({ delay: null });
const kept = () => [OWN, TOKEN, LINKS].map((key) => localStorage.getItem(key));
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(OWN, 'mine');
  localStorage.setItem(TOKEN, MINE);
});

const STATE: OwnPostState = {
  postId: 'one',
  title: 'Is the screen original?',
  category: 'iPhone',
  author: 'Asha Gurung',
  content: 'How do I find out?',
  createdAt: new Date().toISOString(),
  changedAt: new Date().toISOString(),
  mayEdit: true,
  mayDelete: true,
};
type Asked = { params: { id: string }; headers: { 'x-author-token': string } };

/** The fake server knows one post with the secret `SECRET`. */
const open = async (path: string, { state = STATE, ...works } = {} as Works) => {
  const readOwnPost = jest.fn(async ({ params, headers }: Asked) => {
    if (params.id !== (state.replyId ?? state.postId)) return refused('not-found');
    return headers['x-author-token'] === SECRET
      ? ok(state)
      : refused('forbidden', 'This link does not belong to this post.');
  });
  const { shopData } = aForum([aPost()]);
  const all = { readOwnPost, ...works } as Parameters<typeof answering>[1];
  return { ...(await openForum(answering(shopData, all), path)), readOwnPost };
};
type Works = { state?: OwnPostState; editPost?: unknown; deleteReply?: unknown };
const place = (secret: string, id = 'one') => `/community/my-post/${id}#${secret}`;

test('the link asks first, then edits its post, and the browser keeps its own secret', async () => {
  const editPost = jest.fn(async () => ok(aPost()));
  const before = kept();
  const { router, store } = await open(place(SECRET), { editPost });
  expect(await screen.findByText('How do I find out?')).toBeTruthy();
  expect(screen.getByText('Written by Asha Gurung')).toBeTruthy();
  expect(screen.getByText(/^This link lets you edit this post on this device\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Not now' })).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: '/community/my-post/one', hash: '' });
  expect(kept()).toEqual(before);
  // The landmarks of the page belong to the shell.
  const rules = { region: { enabled: false } };
  expect((await axe.run(document.body, { rules })).violations).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Edit post' }));
  expect(kept()).toEqual(['mine', MINE, `one=${SECRET}`]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit your post' }));
  await user.type(dialog.getByLabelText('Content'), ' Please help.');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toasts(store)).toEqual(['Your changes are saved']));
  expect(editPost.mock.lastCall).toEqual([
    {
      params: { id: 'one' },
      body: {
        title: STATE.title,
        content: 'How do I find out? Please help.',
        token: SECRET,
        seen: STATE.changedAt,
      },
    },
  ]);
  expect(screen.queryByText(/^This link lets you/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Forget link on this device' }));
  expect(kept()).toEqual(['mine', MINE, '']);
});

test('a kept link works again without the secret in the address', async () => {
  localStorage.setItem(LINKS, `one=${SECRET}`);
  const { readOwnPost } = await open(place('').replace('#', ''));
  expect(await screen.findByRole('button', { name: 'Edit post' })).toBeTruthy();
  expect(readOwnPost.mock.calls[0]?.[0].headers).toEqual({ 'x-author-token': SECRET });
});

test('a link deletes its reply, and the browser forgets it', async () => {
  const state = { ...STATE, replyId: 'two' };
  const deleteReply = jest.fn(async () => ok(null));
  const { store } = await open(place(SECRET, 'two'), { state, deleteReply });
  expect(await screen.findByText('Reply to “Is the screen original?”')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete reply' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your reply?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete reply' }));
  await waitFor(() => expect(toasts(store)).toEqual(['Your reply is deleted']));
  expect(deleteReply.mock.lastCall).toEqual([
    { params: { id: 'one', replyId: 'two' }, body: { token: SECRET } },
  ]);
  expect(kept()).toEqual(['mine', MINE, '']);
});

test('a hostile link for a post of this browser changes nothing that is stored', async () => {
  localStorage.setItem(OWN, 'mine one');
  localStorage.setItem(LINKS, `one=${'l'.repeat(43)}`);
  const before = kept();
  const { readOwnPost } = await open(place('x'.repeat(43)));
  expect(await screen.findByText('This link does not belong to this post')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Edit|Delete/ })).toBeNull();
  expect(readOwnPost.mock.calls.map(([{ headers }]) => headers['x-author-token'])).toEqual([
    'x'.repeat(43),
  ]);
  expect(kept()).toEqual(before);
});

test('after a right link, a wrong one for the same post in the same tab replaces nothing', async () => {
  const { router } = await open(place(SECRET));
  await user.click(await screen.findByRole('button', { name: 'Edit post' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await act(() => router.navigate(place('x'.repeat(43))));
  expect(await screen.findByText('This link does not belong to this post')).toBeTruthy();
  expect(router.state.location.hash).toBe('');
  expect(kept()).toEqual(['mine', MINE, `one=${SECRET}`]);
});

test('a link within the page does not end the private link', async () => {
  const { router } = await open(place(SECRET));
  expect(await screen.findByRole('button', { name: 'Edit post' })).toBeTruthy();
  await act(() => router.navigate(place('main')));
  expect(screen.getByRole('button', { name: 'Edit post' })).toBeTruthy();
  await act(() => router.navigate(place('x'.repeat(43))));
  expect(await screen.findByText('This link does not belong to this post')).toBeTruthy();
  expect(router.state.location.hash).toBe('');
});

test.each([
  '%3Cimg%20src=x%20onerror=alert(1)%3E',
  '<script>alert(1)</script>',
  `${SECRET}=`,
  `one=${SECRET} mine=${SECRET}`,
  'x'.repeat(100_000),
  'ग'.repeat(43),
  '💥',
  '%',
])('the fragment %.40j is no secret, and is neither sent, stored nor shown', async (fragment) => {
  const before = kept();
  const { readOwnPost, router } = await open(place(fragment));
  expect(await screen.findByText('This link is incomplete')).toBeTruthy();
  expect(readOwnPost).not.toHaveBeenCalled();
  expect(kept()).toEqual(before);
  expect(router.state.location.hash).toBe('');
  expect(document.querySelector('img, main script')).toBeNull();
});

test('the page without a link says what is missing', async () => {
  await open('/community/my-post/one');
  expect(await screen.findByText('This link is incomplete')).toBeTruthy();
});

test.each([
  ['edited', { mayEdit: false }, 'This post can no longer be edited, but you can delete it.'],
  [
    'changed',
    { mayEdit: false, mayDelete: false },
    'This post can no longer be edited or deleted.',
  ],
])('a post that can no longer be %s says so', async (_case, change, text) => {
  await open(place(SECRET), { state: { ...STATE, ...change } });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit post' })).toBeNull();
  expect(localStorage.getItem(LINKS)).toBeNull();
});

test('a deleted or hidden post says so', async () => {
  await open(place(SECRET, 'gone'));
  expect(await screen.findByText('This post can no longer be edited')).toBeTruthy();
});

test('a post that waits for a review is shown with its state', async () => {
  await open(place(SECRET), { state: { ...STATE, review: 'waiting' } });
  expect(await screen.findByText('Waiting for review')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Edit post' })).toBeTruthy();
});

test('at most fifty links are stored, and bad values are ignored', async () => {
  const many = Array.from({ length: 60 }, (_, number) => `post-${number}=${SECRET}`);
  localStorage.setItem(LINKS, ['bad', '=', 'two=<b>', ...many].join(' '));
  await open(place(SECRET));
  await user.click(await screen.findByRole('button', { name: 'Edit post' }));
  const stored = localStorage.getItem(LINKS)?.split(' ') ?? [];
  expect(stored).toHaveLength(50);
  expect(stored[0]).toBe(`one=${SECRET}`);
  expect(stored[1]).toBe(many[0]);
  expect(valueOf(await screen.findByLabelText('Content'))).toBe(STATE.content);
});
