/** @jest-environment ./tools/jest-environment.cjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnReview } from '@mcs-repairs/shared/domain/types/community';
import { noteReviews } from '../../forum/ownReviews';
import { aForum, answering, aPost, aReply, ok } from '../../testing/discussions';
import { openForum, toasts } from '../../testing/openForum';

afterEach(() => localStorage.clear());

const WAITING: OwnReview = {
  postId: 'one',
  replyId: 'two',
  title: 'Is the screen original?',
  category: 'iPhone',
  author: 'Bibek Lama',
  content: 'See example.com.',
  createdAt: new Date().toISOString(),
  changedAt: new Date().toISOString(),
  review: 'waiting',
};

test('a reply that waits for a review is shown to its author only, with an honest message', async () => {
  const user = userEvent.setup({ delay: null });
  const items: OwnReview[] = [];
  const { shopData } = aForum([aPost()]);
  const { store } = await openForum(
    answering(shopData, {
      listOwnReviews: async () => ok({ items: [...items] }),
      createReply: async () => {
        items.push(WAITING);
        return ok(aReply({ id: 'two', hidden: true, review: 'waiting' }));
      },
    }),
    '/community/one',
  );
  await user.type(await screen.findByLabelText('Your reply'), 'See example.com.');
  await user.type(screen.getByLabelText('Display name'), 'Bibek Lama');
  await user.click(screen.getByRole('button', { name: 'Post Reply' }));
  const list = await screen.findByRole('list', { name: 'Your texts in review' });
  expect(within(list).getByText('Waiting for review')).toBeTruthy();
  expect(within(list).getByText('Your reply to “Is the screen original?”')).toBeTruthy();
  expect(within(list).getByRole('button', { name: 'Edit your reply' })).toBeTruthy();
  expect(toasts(store).join()).toContain('waits for a review');
});

test('a rejected post can only be deleted', async () => {
  noteReviews(true);
  const { replyId: _none, ...thread } = WAITING;
  await openForum(
    answering(aForum([]).shopData, {
      listOwnReviews: async () => ok({ items: [{ ...thread, review: 'rejected' as const }] }),
    }),
  );
  expect(await screen.findByText('Not published')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Delete your post' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit your post' })).toBeNull();
});

test('a browser without such posts does not ask, and forgets when none is left', async () => {
  const listOwnReviews = jest.fn(async () => ok({ items: [] }));
  await openForum(answering(aForum([aPost()]).shopData, { listOwnReviews }));
  await screen.findByRole('article');
  expect(listOwnReviews).not.toHaveBeenCalled();
  noteReviews(true);
  await waitFor(() => expect(listOwnReviews).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(localStorage.getItem('mcs-community-waiting') ?? '').toBe(''));
});
