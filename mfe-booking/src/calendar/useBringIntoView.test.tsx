/** @jest-environment ./tools/jest-environment.cjs */
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useBringIntoView } from './useBringIntoView';

const scrolls: ScrollBehavior[] = [];

function Page() {
  const target = useRef<HTMLButtonElement>(null);
  const bringIntoView = useBringIntoView(target);
  return (
    <button ref={target} onClick={bringIntoView}>
      A day
    </button>
  );
}

const show = () => fireEvent.click(screen.getByRole('button'));

beforeEach(() => {
  jest.useFakeTimers();
  scrolls.length = 0;
  Element.prototype.scrollIntoView = (options) => {
    if (typeof options === 'object') scrolls.push(options.behavior ?? 'auto');
  };
  render(<Page />);
});
afterEach(() => jest.useRealTimers());

test('an element whose smooth scroll was dropped is brought into view without motion', () => {
  expect(scrolls).toEqual([]);
  show();
  expect(scrolls).toEqual(['smooth']);
  jest.advanceTimersByTime(1000);
  expect(scrolls).toEqual(['smooth', 'auto']);
  jest.advanceTimersByTime(10_000);
  expect(scrolls).toHaveLength(2);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'after a visitor acts (%s), the page does not scroll again',
  (type) => {
    show();
    jest.advanceTimersByTime(300);
    window.dispatchEvent(new Event(type));
    jest.advanceTimersByTime(10_000);
    expect(scrolls).toEqual(['smooth']);
  },
);

test('with reduced motion, one scroll is enough', () => {
  const { matchMedia } = globalThis;
  globalThis.matchMedia = () => ({ matches: true }) as MediaQueryList;
  show();
  jest.advanceTimersByTime(10_000);
  expect(scrolls).toEqual(['auto']);
  globalThis.matchMedia = matchMedia;
});
