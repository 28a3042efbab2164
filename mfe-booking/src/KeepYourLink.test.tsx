/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from './testing/accessibility';
import { KeepYourLink } from './KeepYourLink';

const TOKEN = 'a-secret-of-the-link';
const ADDRESS = `${window.location.origin}/my-booking/open#${TOKEN}`;

afterEach(cleanup);

test('the link is there to be read, opened and copied', async () => {
  const user = userEvent.setup({ delay: null });
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<KeepYourLink token={TOKEN} />);
  const link = screen.getByRole('link', { name: ADDRESS });
  expect(link.getAttribute('href')).toBe(`/my-booking/open#${TOKEN}`);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(copied).toHaveBeenCalledWith(ADDRESS);
});

test('a browser that lets nobody copy is told how to keep it by hand', async () => {
  const user = userEvent.setup({ delay: null });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  render(<KeepYourLink token={TOKEN} />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/could not be copied/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
  expect(screen.getByRole('link', { name: ADDRESS })).toBeTruthy();
});

test('it holds no barrier', async () => {
  render(<KeepYourLink token={TOKEN} />);
  expect(await violations()).toEqual([]);
});
