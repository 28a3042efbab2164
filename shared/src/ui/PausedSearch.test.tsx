/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PausedSearch } from './PausedSearch';

afterEach(cleanup);

const box = () => screen.getByRole('searchbox') as HTMLInputElement;
/** Types all letters within one turn, so no pause is between them. */
function type(text: string) {
  for (const letter of text) fireEvent.change(box(), { target: { value: box().value + letter } });
}
const view = (text: string, onText = jest.fn()) => (
  <PausedSearch label="Search" placeholder="Name …" text={text} onText={onText} />
);

it('searches once per word, and keeps the typed text until the address contains it', async () => {
  const onText = jest.fn();
  const { rerender } = render(view('', onText));
  type('asha');
  await waitFor(() => expect(onText.mock.calls).toEqual([['asha']]));
  type(' g');
  rerender(view('asha', onText));
  expect(box().value).toBe('asha g');
  await waitFor(() => expect(onText).toHaveBeenLastCalledWith('asha g'));
});

it('shows the text of the address after going back, and does not search for discarded text', async () => {
  const onText = jest.fn();
  const { rerender } = render(view('asha', onText));
  type(' gu');
  rerender(view('', onText));
  expect(box().value).toBe('');
  type('maya');
  await waitFor(() => expect(onText.mock.calls).toEqual([['maya']]));
});
