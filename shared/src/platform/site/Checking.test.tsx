/** @jest-environment ./tools/jest-environment.cjs */
import { act, render, screen } from '@testing-library/react';
import { Checking } from './Checking';
import { noteChecking } from './checking';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a form reports a running check, explains a slow one, and shows nothing afterwards', () => {
  // In newer browsers, this function returns a promise, as here. An effect must not return it,
  // because React would call it as its clean-up function.
  Element.prototype.scrollIntoView = () => Promise.resolve() as never;
  render(<Checking />);
  expect(screen.queryByRole('status')).toBeNull();
  act(() => noteChecking(true));
  expect(screen.getByRole('status').textContent).toContain('You need not do anything');
  act(() => {
    jest.advanceTimersByTime(6000);
  });
  expect(screen.getByRole('status').textContent).toContain('Everything you typed is safe');
  act(() => noteChecking(false));
  expect(screen.queryByRole('status')).toBeNull();
});
