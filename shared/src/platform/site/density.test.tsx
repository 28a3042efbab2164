/** @jest-environment ./tools/jest-environment.cjs */
import { render, screen } from '@testing-library/react';
import { useAskedDensity, useAskForDensity, type Density } from './density';

const root = document.documentElement;
const Shell = () => <p>{useAskedDensity()}</p>;
const Page = ({ density }: { density?: Density | undefined }) => {
  useAskForDensity(density, '/');
  return <Shell />;
};

afterEach(() => {
  delete root.dataset['density'];
  document.cookie = 'density=; Path=/; Max-Age=0';
});

test('an area gets the density that it asks for, until its page is left', () => {
  const { unmount } = render(<Page density="compact" />);
  expect(screen.getByText('compact')).toBeTruthy();
  expect(root.dataset['density']).toBe('compact');
  expect(document.cookie).toBe('density=compact');
  unmount();
  expect(root.dataset['density']).toBeUndefined();
  expect(document.cookie).toBe('density=compact');
});

test('what the server wrote stays until the area knows better', () => {
  root.dataset['density'] = 'compact';
  document.cookie = 'density=compact; Path=/';
  const { rerender } = render(<Page />);
  expect(screen.getByText('compact')).toBeTruthy();
  rerender(<Page density="normal" />);
  expect(screen.getByText('normal')).toBeTruthy();
  expect(root.dataset['density']).toBeUndefined();
  expect(document.cookie).toBe('');
});

test('the next page asks in the same turn, so that nothing moves between them', () => {
  const { rerender } = render(<Page key="one" density="compact" />);
  rerender(<Page key="two" density="compact" />);
  expect(root.dataset['density']).toBe('compact');
});
