/** @jest-environment ./tools/jest-environment.cjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReviewItem } from '@mcs-repairs/shared/domain/types/community';
import { renderWithSite } from '@mcs-repairs/shared/platform/testing';
import { aForum, answering, NOW, ok, refused } from '../../testing/discussions';
import { ReviewQueue } from './ReviewQueue';

const POST: ReviewItem = {
  postId: 'one',
  title: 'Cheap coins',
  category: 'Help',
  author: 'Ramesh',
  content: 'Buy at coins.example.com',
  createdAt: NOW,
  changedAt: NOW,
  hasLink: true,
};
const REPLY: ReviewItem = { ...POST, replyId: 'two', author: 'Sita', hasLink: false };

function open(reviewPost: jest.Mock) {
  const waiting = [POST, REPLY];
  const listReviews = async () => ok({ total: waiting.length, items: [...waiting] });
  reviewPost.mockImplementation(
    reviewPost.getMockImplementation() ??
      (async ({ body }: { body: { verdict: string } }) => {
        if (body.verdict === 'waiting') waiting.unshift(POST);
        else waiting.shift();
        return ok(null);
      }),
  );
  const shopData = answering(aForum([]).shopData, { listReviews, reviewPost });
  renderWithSite(<ReviewQueue />, { shopData, path: '/admin/community' });
}

test('a moderator approves a post, and undoes it', async () => {
  const user = userEvent.setup({ delay: null });
  const reviewPost = jest.fn();
  open(reviewPost);
  expect(await screen.findByRole('heading', { name: 'Waiting for review (2)' })).toBeTruthy();
  expect(screen.getByText('First post')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Approve post “Cheap coins”' }));
  expect(reviewPost).toHaveBeenCalledWith({
    params: { id: 'one' },
    body: { verdict: 'approved', seen: NOW },
  });
  expect(await screen.findByText('Approved: “Cheap coins”')).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Approve post “Cheap coins”' })).toBeNull(),
  );
  await user.click(screen.getByRole('button', { name: 'Undo review of “Cheap coins”' }));
  expect(await screen.findByRole('button', { name: 'Approve post “Cheap coins”' })).toBeTruthy();
  expect(screen.queryByText('Approved: “Cheap coins”')).toBeNull();
});

test('a refused verdict says why', async () => {
  const user = userEvent.setup({ delay: null });
  const message = 'The author changed the text in the meantime. Please read it again.';
  open(jest.fn(async () => refused('conflict', message)));
  const name = 'Reject reply of Sita to “Cheap coins”';
  await user.click(await screen.findByRole('button', { name }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
});
