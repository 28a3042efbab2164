/** @jest-environment ./tools/jest-environment.cjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as contract from '@mcs-repairs/shared/domain/contract/community';
import type { InputOf } from '@mcs-repairs/shared/domain/contract/operation';
import type { Moderation, Post } from '@mcs-repairs/shared/domain/types/community';
import { useLocation, useNavigate } from 'react-router-dom';
import { createBrowserShopData } from '@mcs-repairs/shared/data/BrowserShopData';
import type { ShopData } from '@mcs-repairs/shared/data/ShopData';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { clearDrafts } from '@mcs-repairs/shared/platform/form/memoryDraft';
import { memoryStorage, renderWithSite } from '@mcs-repairs/shared/platform/testing';
import { sessionLoaded, useAppSelector } from '@mcs-repairs/shared/platform/store';
import { answering, keysOf } from '../../testing/discussions';
import { ModeratePosts } from './ModeratePosts';

afterEach(() => {
  jest.restoreAllMocks();
  clearDrafts();
});

const fakeShop = () =>
  createBrowserShopData({
    storage: memoryStorage(),
    now: () => new Date('2026-11-23T10:00:00Z'),
    random: () => 0.5,
    newId: () => 'new',
    delay: async () => {},
  });
const refused = (code: Failure['code'], message: string) => async () => ({
  ok: false as const,
  failure: { code, message },
});

/**
 * Renders the moderation fragment with the address, the messages and the navigation history that
 * its page usually provides.
 */
const open = (shopData: ShopData, path = '/admin/community') =>
  renderWithSite(
    <>
      <ModeratePosts />
      <Around />
    </>,
    { shopData, path },
  );

function Around() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const toasts = useAppSelector((state) => state.toasts);
  return (
    <>
      <button onClick={() => void navigate(-1)}>Go back</button>
      <output aria-label="Address">{pathname + search}</output>
      {toasts.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </>
  );
}

const untilAt = (address: string) =>
  waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(address));

const POST: Post = {
  id: 'p1',
  author: 'Ramesh',
  avatar: 'R',
  isOfficial: false,
  title: 'Selling a phone',
  preview: 'As good as new',
  category: 'Marketplace',
  replyCount: 1,
  likes: 0,
  liked: false,
  locked: false,
  hidden: false,
  createdAt: '2026-11-22T10:00:00Z',
  fullContent: 'As good as new. Send money first!',
  replies: [
    {
      id: 'r1',
      author: 'Stranger',
      avatar: 'S',
      content: 'Buy my coins',
      createdAt: '2026-11-22T11:00:00Z',
      isOfficial: false,
      hidden: false,
    },
  ],
};

function shopWithPost() {
  let post = POST;
  const readPost = async () => ({ ok: true as const, value: post });
  const createReply = jest.fn(async () => ({
    ok: true as const,
    value: { ...POST.replies[0]!, id: 'r2' },
  }));
  const shop = answering(
    { ...fakeShop(), mode: 'connected' },
    {
      listPosts: async () => ({ ok: true as const, value: { posts: [post], next: null } }),
      readPost,
      createReply,
      moderatePost: async ({ body }: { body: Moderation }) => {
        post = { ...post, ...body };
        return readPost();
      },
      hideReply: async ({ params, body }: InputOf<typeof contract.hideReply>) => {
        const replies = post.replies.map((reply) =>
          reply.id === params.replyId ? { ...reply, ...body } : reply,
        );
        post = { ...post, replies };
        return readPost();
      },
    },
  );
  return { shop, createReply };
}

it('hides and unhides a discussion', async () => {
  const user = userEvent.setup({ delay: null });
  open(shopWithPost().shop);
  await user.click(await screen.findByRole('button', { name: 'Hide discussion Selling a phone' }));
  expect(await screen.findByText('Hidden')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Unhide discussion Selling a phone' }));
  expect(
    await screen.findByRole('button', { name: 'Hide discussion Selling a phone' }),
  ).toBeTruthy();
  expect(screen.queryByText('Hidden')).toBeNull();
});

it('locks a discussion, which then accepts no reply', async () => {
  const user = userEvent.setup({ delay: null });
  open(shopWithPost().shop, '/admin/community?post=p1');
  expect(await screen.findByLabelText(/Reply as/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Lock discussion Selling a phone' }));
  expect(await screen.findByText('Locked')).toBeTruthy();
  expect(await screen.findByText(/Unlock it to reply/)).toBeTruthy();
  expect(screen.queryByLabelText(/Reply as/)).toBeNull();
});

it('hides a single reply', async () => {
  const user = userEvent.setup({ delay: null });
  open(shopWithPost().shop);
  await user.click(
    await screen.findByRole('button', { name: 'View discussion of Selling a phone' }),
  );
  const replies = within(await screen.findByRole('list', { name: 'Replies' }));
  await user.click(replies.getByRole('button', { name: 'Hide reply of Stranger' }));
  expect(await replies.findByText('Hidden')).toBeTruthy();
});

it('answers under the name of the shop', async () => {
  const user = userEvent.setup({ delay: null });
  const { shop, createReply } = shopWithPost();
  const keys = keysOf(shop);
  open(shop, '/admin/community?post=p1');
  await user.click(await screen.findByRole('button', { name: 'Post Reply' }));
  expect(screen.getByText('Please fill in all fields')).toBeTruthy();
  await user.type(screen.getByLabelText('Reply as MCS Repairs'), 'Please meet at our shop.');
  await user.click(screen.getByRole('button', { name: 'Post Reply' }));
  expect(await screen.findByText('Reply posted!')).toBeTruthy();
  expect(createReply).toHaveBeenCalledWith({
    params: { id: 'p1' },
    body: { author: 'MCS Repairs', content: 'Please meet at our shop.' },
  });
  expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

it('keeps a typed answer when its discussion is closed', async () => {
  const user = userEvent.setup({ delay: null });
  open(shopWithPost().shop, '/admin/community?post=p1');
  await user.type(await screen.findByLabelText('Reply as MCS Repairs'), 'Please wait');
  await user.click(screen.getByRole('button', { name: 'View discussion of Selling a phone' }));
  expect(screen.queryByLabelText('Reply as MCS Repairs')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'View discussion of Selling a phone' }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Reply as MCS Repairs');
  expect(field.value).toBe('Please wait');
});

const answerField = () => screen.findByLabelText<HTMLTextAreaElement>('Reply as MCS Repairs');
const asMember = (id: string) => {
  const view = open(shopWithPost().shop, '/admin/community?post=p1');
  const staff = { id, name: id, email: `${id}@shop.example` };
  act(() => void view.store.dispatch(sessionLoaded(staff)));
  return view;
};

it('keeps a typed answer for the member who typed it', async () => {
  const user = userEvent.setup({ delay: null });
  const first = asMember('asha');
  await user.type(await answerField(), 'Please wait');
  first.unmount();
  const other = asMember('deepa');
  expect((await answerField()).value).toBe('');
  other.unmount();
  asMember('asha');
  expect((await answerField()).value).toBe('Please wait');
});

it('an answer without a response has the same key after the member leaves and returns', async () => {
  const user = userEvent.setup({ delay: null });
  const { shop, createReply } = shopWithPost();
  const failing = async () =>
    keys().length < 2 ? refused('network', 'No connection')() : createReply();
  const failingShop = answering(shop, { createReply: failing });
  const keys = keysOf(failingShop);
  const first = open(failingShop, '/admin/community?post=p1');
  await user.type(await answerField(), 'Please meet at our shop.');
  await user.click(screen.getByRole('button', { name: 'Post Reply' }));
  await screen.findByText('No connection');
  first.unmount();
  open(failingShop, '/admin/community?post=p1');
  expect((await answerField()).value).toBe('Please meet at our shop.');
  await user.click(screen.getByRole('button', { name: 'Post Reply' }));
  expect(await screen.findByText('Reply posted!')).toBeTruthy();
  expect(new Set(keys()).size).toBe(1);
});

it('reports a refused change', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const user = userEvent.setup({ delay: null });
  open(answering(shopWithPost().shop, { moderatePost: refused('not-found', 'It is gone.') }));
  await user.click(await screen.findByRole('button', { name: 'Hide discussion Selling a phone' }));
  expect(await screen.findByText('Nothing was changed. It is gone.')).toBeTruthy();
});

it('does not say that nothing was changed if no response arrives', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const user = userEvent.setup({ delay: null });
  open(answering(shopWithPost().shop, { moderatePost: refused('network', 'No connection.') }));
  await user.click(await screen.findByRole('button', { name: 'Hide discussion Selling a phone' }));
  expect(
    await screen.findByText('The discussion may have been changed. No connection.'),
  ).toBeTruthy();
});

it('after a lost response, another answer is a new submission', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const user = userEvent.setup({ delay: null });
  const { shop, createReply } = shopWithPost();
  const failing = async () =>
    keys().length < 3 ? refused('network', 'No connection')() : createReply();
  const failingShop = answering(shop, { createReply: failing });
  const keys = keysOf(failingShop);
  open(failingShop, '/admin/community?post=p1');
  const box = await screen.findByLabelText('Reply as MCS Repairs');
  const post = () => user.click(screen.getByRole('button', { name: 'Post Reply' }));
  await user.type(box, 'Please meet at our shop.');
  await post();
  await screen.findByText('No connection');
  await post();
  await waitFor(() => expect(keys()).toHaveLength(2));
  await user.type(box, ' We open at ten.');
  await post();
  expect(await screen.findByText('Reply posted!')).toBeTruthy();
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('shows the current search in its field, also after going back', async () => {
  const user = userEvent.setup({ delay: null });
  open(shopWithPost().shop, '/admin/community?search=phone');
  const box = await screen.findByRole('searchbox', { name: 'Search discussions' });
  await user.clear(box);
  await user.type(box, 'coins');
  await untilAt('/admin/community?search=coins');
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect((box as HTMLInputElement).value).toBe('phone'));
});

it('shows why a discussion was reported, and dismisses the reports', async () => {
  const user = userEvent.setup({ delay: null });
  const reported = [{ replyId: 'r1', reason: 'A scam', createdAt: '2026-11-23T08:00:00Z' }];
  let post: Post = { ...POST, reports: 1, reported };
  const listPosts = jest.fn(async () => ({
    ok: true as const,
    value: { posts: [post], next: null },
  }));
  const readPost = async () => ({ ok: true as const, value: post });
  const dismissReports = jest.fn(async () => {
    post = POST;
    return readPost();
  });
  const shop = { ...fakeShop(), mode: 'connected' as const };
  open(answering(shop, { listPosts, readPost, dismissReports }));
  await user.selectOptions(await screen.findByLabelText('State'), 'Reported');
  await waitFor(() =>
    expect(listPosts).toHaveBeenLastCalledWith({
      query: expect.objectContaining({ state: 'reported' }),
    }),
  );
  expect(await screen.findByText('1 report')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'View discussion of Selling a phone' }));
  expect(await screen.findByText('Reply of Stranger: A scam')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Dismiss reports of Selling a phone' }));
  await waitFor(() => expect(screen.queryByText('Reported by visitors')).toBeNull());
  expect(dismissReports).toHaveBeenCalledWith({
    params: { id: 'p1' },
    query: { until: '2026-11-23T08:00:00Z' },
  });
});
