/** @jest-environment ./tools/jest-environment.cjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { ThreadDialog } from '../features/thread/ThreadDialog';
import * as code from '../features/thread/threadDialogCode';
import { aForum, aPost } from '../testing/discussions';
import { openForum } from '../testing/openForum';

jest.mock('../features/thread/threadDialogCode', () => ({
  fetchThreadDialog: async () => undefined,
  loadThreadDialog: jest.fn(),
  loadedThreadDialog: jest.fn(),
}));
const { loadThreadDialog, loadedThreadDialog } = jest.mocked(code);

let arrive: () => void;
let fail: () => void;
beforeEach(() => {
  localStorage.clear();
  const arrival = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    fail = () => reject(new Error('offline'));
  });
  loadedThreadDialog.mockReset();
  loadThreadDialog.mockImplementation(async () => {
    await arrival;
    loadedThreadDialog.mockReturnValue(ThreadDialog);
    return ThreadDialog;
  });
});
const user = userEvent.setup({ delay: null });
const title = 'Is the screen original?';

async function pressThread(name: string | RegExp = title) {
  const view = await openForum(aForum([aPost()]).shopData);
  const card = within((await screen.findAllByRole('article'))[0]!);
  const control = card.queryByRole('link', { name }) ?? card.getByRole('button', { name });
  await user.click(control);
  return { ...view, control };
}
const frame = () => screen.findByRole('dialog', { name: title });
const close = () => screen.getByRole('button', { name: 'Close' });

test('the title of a thread and a close button with focus are visible before its code is loaded', async () => {
  const { router, container } = await pressThread();
  expect(within(await frame()).getByRole('heading', { name: title })).toBeTruthy();
  expect(within(await frame()).getByRole('status').textContent).toBe('Loading the discussion');
  expect(document.activeElement).toBe(close());
  await user.tab();
  expect(document.activeElement).toBe(close());
  expect(router.state.location.pathname).toBe('/community');
  const rules = { 'color-contrast': { enabled: false } };
  expect((await axe.run(container, { rules })).violations).toEqual([]);
});

test('the dialog takes the place of the title, and focus moves into it', async () => {
  const { router } = await pressThread();
  const before = await frame();
  await act(async () => arrive());
  await waitFor(() => expect(before.isConnected).toBe(false));
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(await within(dialog).findByText(/original one/)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/community/one');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
});

test('Reply on a card shows the title at once, too', async () => {
  await pressThread(/^Reply/);
  expect(await frame()).toBeTruthy();
});

test.each([
  ['Escape', () => user.keyboard('{Escape}')],
  ['the close button', () => user.click(close())],
])('%s stays on the list while the thread is loading', async (_how, leave) => {
  const { router, control } = await pressThread();
  await frame();
  await leave();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(control));
  await act(async () => arrive());
  expect(router.state.location.pathname).toBe('/community');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without the code of the dialog, the page shows the thread above the list', async () => {
  await pressThread();
  await frame();
  await act(async () => fail());
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog that is already loaded opens at once', async () => {
  loadedThreadDialog.mockReturnValue(ThreadDialog);
  await pressThread();
  await act(async () => {});
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => arrive());
  expect(within(await frame()).getByText(/original one/)).toBeTruthy();
});
