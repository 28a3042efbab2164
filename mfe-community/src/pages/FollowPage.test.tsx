/** @jest-environment ./tools/jest-environment.cjs */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aForum, answering, aPost, ok, refused } from '../testing/discussions';
import { openForum, toasts } from '../testing/openForum';

const { shopData } = aForum([aPost()]);

test('a visitor asks for emails about new replies, and is told to confirm the address', async () => {
  const user = userEvent.setup({ delay: null });
  const followThread = jest.fn(async () => ok(null));
  const { store } = await openForum(answering(shopData, { followThread }), '/community/one');
  await user.click(await screen.findByRole('button', { name: 'Email me new replies' }));
  const email = await screen.findByRole('textbox', { name: /^Email/ });
  await user.type(email, 'nisha');
  await user.click(screen.getByRole('button', { name: 'Follow discussion' }));
  expect(await screen.findByText('Please enter a valid email')).toBeTruthy();
  await user.type(email, '@mail.example');
  await user.click(screen.getByRole('button', { name: 'Follow discussion' }));
  expect(followThread).toHaveBeenCalledWith({
    params: { id: 'one' },
    body: expect.objectContaining({ email: 'nisha@mail.example' }),
  });
  expect(toasts(store).join()).toContain('Open its link to confirm');
});

test('the link in the email confirms with one press', async () => {
  const user = userEvent.setup({ delay: null });
  const confirmFollow = jest.fn(async () => ok({ postId: 'one', title: 'Battery' }));
  await openForum(answering(shopData, { confirmFollow }), '/community/follow#one.secret');
  await user.click(await screen.findByRole('button', { name: 'Confirm address' }));
  expect(confirmFollow).toHaveBeenCalledWith({ body: { token: 'one.secret' } });
  expect(await screen.findByText('You follow “Battery”')).toBeTruthy();
});

test('the link in an email stops the emails with one press', async () => {
  const user = userEvent.setup({ delay: null });
  const endFollow = jest.fn(async () => ok(null));
  await openForum(answering(shopData, { endFollow }), '/community/follow?stop#one.secret');
  await user.click(await screen.findByRole('button', { name: 'Stop emails' }));
  expect(endFollow).toHaveBeenCalledWith({ body: { token: 'one.secret' } });
  expect(await screen.findByText('The emails are stopped')).toBeTruthy();
});

test('a link that is over says so', async () => {
  const user = userEvent.setup({ delay: null });
  const message = 'This link is no longer valid.';
  const confirmFollow = async () => refused('not-found', message);
  await openForum(answering(shopData, { confirmFollow }), '/community/follow#one.secret');
  await user.click(await screen.findByRole('button', { name: 'Confirm address' }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
});

test('without a server nobody can follow a discussion', async () => {
  await openForum(shopData, '/community/one', 'browser');
  await screen.findByRole('button', { name: 'Post Reply' });
  expect(screen.queryByRole('button', { name: 'Email me new replies' })).toBeNull();
});
