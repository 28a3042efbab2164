/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Failure } from '../domain/types/failure';
import { Loaded, type Query } from './Loaded';

afterEach(cleanup);

function show(query: Partial<Query<string>>, more: object = {}) {
  const refetch = jest.fn();
  render(
    <Loaded query={{ refetch, ...query }} name="customers" {...more}>
      {(data) => <p>{data}</p>}
    </Loaded>,
  );
  return refetch;
}
const failing = (code: Failure['code']): Failure => ({ code, message: 'The server is away.' });

test('says what is loading', () => {
  show({});
  expect(screen.getByRole('status').textContent).toContain('Loading the customers');
});

test('shows the loaded content', () => {
  show({ data: 'Maya' });
  expect(screen.getByText('Maya')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['whole', 'notice'])(
  'says why loading failed, and loads again after a press (%s)',
  async (size) => {
    const refetch = show(
      { error: failing('unavailable') },
      { size, reassurance: 'Nothing is lost.' },
    );
    expect(screen.getByText('The customers could not be loaded')).toBeTruthy();
    expect(screen.getByText('The server is away. Nothing is lost.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  },
);

test('a missing right offers no retry', () => {
  show({ error: failing('forbidden') });
  expect(screen.getByText('You do not have the right to see the customers')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('missing content can have its own message', () => {
  show({ error: failing('not-found') }, { notFound: <p>It was erased.</p> });
  expect(screen.getByText('It was erased.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shown content stays when a refresh fails, with a note', async () => {
  const refetch = show({ data: 'Maya', error: failing('network') });
  expect(screen.getByText('Maya')).toBeTruthy();
  expect(screen.getByText('The customers may be out of date')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});
