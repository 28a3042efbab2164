/** @jest-environment ./tools/jest-environment.cjs */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toasts } from './Toasts';

const liked = { id: 'a', tone: 'success', text: 'Liked!' } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a message disappears after six seconds', () => {
  const onDismiss = jest.fn();
  render(<Toasts toasts={[liked]} onDismiss={onDismiss} />);
  act(() => jest.advanceTimersByTime(5999));
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onDismiss).toHaveBeenCalledWith('a');
});

test('the next message does not restart the time of the previous one', () => {
  const onDismiss = jest.fn();
  const { rerender } = render(<Toasts toasts={[liked]} onDismiss={(id) => onDismiss(id)} />);
  act(() => jest.advanceTimersByTime(5000));
  const next = { ...liked, id: 'b' };
  rerender(<Toasts toasts={[liked, next]} onDismiss={(id) => onDismiss(id)} />);
  act(() => jest.advanceTimersByTime(1000));
  expect(onDismiss.mock.calls).toEqual([['a']]);
  act(() => jest.advanceTimersByTime(5000));
  expect(onDismiss.mock.calls).toContainEqual(['b']);
});

test('a message behind a drawer keeps its time', () => {
  const onDismiss = jest.fn();
  render(<Toasts toasts={[liked]} onDismiss={onDismiss} />);
  const place = screen.getByRole('region', { name: 'Messages' });
  act(() => jest.advanceTimersByTime(1000));
  place.style.visibility = 'hidden';
  act(() => jest.advanceTimersByTime(60_000));
  expect(onDismiss).not.toHaveBeenCalled();
  place.style.visibility = '';
  act(() => jest.advanceTimersByTime(4999));
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('a message stays while the pointer is on it', () => {
  const onDismiss = jest.fn();
  render(<Toasts toasts={[liked]} onDismiss={onDismiss} />);
  fireEvent.pointerEnter(screen.getByRole('listitem'));
  act(() => jest.advanceTimersByTime(60_000));
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByRole('listitem'));
  act(() => jest.advanceTimersByTime(6000));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('a message can be dismissed at once', () => {
  const onDismiss = jest.fn();
  render(<Toasts toasts={[liked]} onDismiss={onDismiss} />);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
  expect(onDismiss).toHaveBeenCalledWith('a');
});

test('the container of messages exists before the first one, so that it is announced', () => {
  render(<Toasts toasts={[]} onDismiss={() => {}} />);
  expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite');
});
