/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PausedSearch } from './PausedSearch';

afterEach(cleanup);

const box = () => screen.getByRole('searchbox') as HTMLInputElement;
const view = (text: string, onText = jest.fn()) => (
  <PausedSearch label="Search" placeholder="Name …" text={text} onText={onText} />
);

it('asks once for a word, and keeps what is typed until the address says it', async () => {
  const user = userEvent.setup({ delay: null });
  const onText = jest.fn();
  const { rerender } = render(view('', onText));
  await user.type(box(), 'asha');
  await waitFor(() => expect(onText.mock.calls).toEqual([['asha']]));
  await user.type(box(), ' g');
  rerender(view('asha', onText));
  expect(box().value).toBe('asha g');
  await waitFor(() => expect(onText).toHaveBeenLastCalledWith('asha g'));
});

it('shows what Back brings, and does not ask for what was given up', async () => {
  const user = userEvent.setup({ delay: null });
  const onText = jest.fn();
  const { rerender } = render(view('asha', onText));
  await user.type(box(), ' gu');
  rerender(view('', onText));
  expect(box().value).toBe('');
  await user.type(box(), 'maya');
  await waitFor(() => expect(onText.mock.calls).toEqual([['maya']]));
});
