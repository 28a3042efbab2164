/** @jest-environment ./tools/jest-environment.cjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserShopData } from '@mcs-repairs/shared/data/BrowserShopData';
import { openForum, toasts } from '../testing/openForum';

// Section 7 of the specification: there are eight sample threads. Creating a post, a like or a
// reply only shows a local toast.
let ids = 0;
const openSamples = (path?: string) =>
  openForum(
    createBrowserShopData({
      storage: localStorage,
      now: () => new Date(),
      random: () => 0.5,
      newId: () => `id-${(ids += 1)}`,
    }),
    path,
    'browser',
  );
const user = userEvent.setup({ delay: null });
beforeEach(() => localStorage.clear());

test('the forum shows the eight sample threads', async () => {
  await openSamples();
  expect(await screen.findAllByRole('article')).toHaveLength(8);
});

test('the shop answers in the samples: 1-2 business days and a 6-month warranty for a battery', async () => {
  await openSamples('/community/sample-1');
  const dialog = within(await screen.findByRole('dialog'));
  const answers = await dialog.findAllByRole('listitem');
  const answer = answers.find(({ textContent }) => textContent?.includes('Official'));
  expect(answer?.textContent).toMatch(/1-2 business days and has a 6-month warranty/);
});

test('a post shows a toast and changes nothing', async () => {
  const { store } = await openSamples();
  await screen.findAllByRole('article');
  await user.click(screen.getByRole('button', { name: 'New Post' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Post' }));
  await user.type(dialog.getByLabelText('Title'), 'Fan noise');
  await user.selectOptions(dialog.getByLabelText('Category'), 'MacBook');
  await user.type(dialog.getByLabelText('Content'), 'It whistles.');
  await user.type(dialog.getByLabelText('Display name'), 'Asha');
  await user.click(dialog.getByRole('button', { name: 'Create Post' }));
  await waitFor(() => expect(toasts(store)).toEqual(['Post created successfully!']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByRole('article')).toHaveLength(8);
});

test('a reply shows a toast and changes nothing', async () => {
  const { store } = await openSamples('/community/sample-4');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Display name'), 'Asha');
  await user.type(dialog.getByLabelText('Your reply'), 'Still for sale?');
  await user.click(dialog.getByRole('button', { name: 'Post Reply' }));
  await waitFor(() => expect(toasts(store)).toEqual(['Reply posted!']));
  expect(dialog.getByRole('heading', { name: '1 reply' })).toBeTruthy();
});
