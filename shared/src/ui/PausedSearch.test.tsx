/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PausedSearch } from './PausedSearch';

afterEach(cleanup);

const box = () => screen.getByRole('searchbox') as HTMLInputElement;
const view = (text: string, onText = jest.fn()) => (
  <PausedSearch label="Search" placeholder="Name …" text={text} onText={onText} />
);

it('searches once per word, and keeps the typed text until the address contains it', async () => {
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

it('shows the text of the address after going back, and does not search for discarded text', async () => {
  const user = userEvent.setup({ delay: null });
  const onText = jest.fn();
  const { rerender } = render(view('asha', onText));
  await user.type(box(), ' gu');
  rerender(view('', onText));
  expect(box().value).toBe('');
  await user.type(box(), 'maya');
  await waitFor(() => expect(onText.mock.calls).toEqual([['maya']]));
});
