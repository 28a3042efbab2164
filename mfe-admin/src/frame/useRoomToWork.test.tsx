/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render } from '@testing-library/react';
import { AdminSite } from '../testing/AdminSite';
import { fakeShop } from '../testing/fakeShop';
import { useRoomToWork } from './useRoomToWork';

const root = document.documentElement;
type Status = Parameters<typeof useRoomToWork>[0];

function open(first: Status) {
  history.replaceState(null, '', '/admin');
  const shop = fakeShop();
  const site = (status: Status) => {
    const Page = () => {
      useRoomToWork(status);
      return null;
    };
    return <AdminSite page={Page} shop={shop} at="/admin" />;
  };
  return { ...render(site(first)), site };
}

afterEach(() => {
  cleanup();
  delete root.dataset['density'];
  document.cookie = 'density=; Path=/admin; Max-Age=0';
});

test('signed-in staff get compact navigation until they leave the staff pages', () => {
  const { unmount } = open('staff');
  expect(root.dataset['density']).toBe('compact');
  expect(document.cookie).toContain('density=compact');
  unmount();
  expect(root.dataset['density']).toBeUndefined();
  expect(document.cookie).toContain('density=compact');
});

test('the compact layout of the server stays until the session is known, and visitors lose it', () => {
  root.dataset['density'] = 'compact';
  document.cookie = 'density=compact; Path=/admin';
  const unknown = open('unknown');
  expect(root.dataset['density']).toBe('compact');
  unknown.unmount();
  root.dataset['density'] = 'compact';
  open('visitor');
  expect(root.dataset['density']).toBeUndefined();
  expect(document.cookie).not.toContain('density=compact');
});
