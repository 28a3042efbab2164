/** @jest-environment ./tools/jest-environment.cjs */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom';
import { fakeSite } from '@mcs-repairs/shared/platform/testing';
import { SiteProvider } from '@mcs-repairs/shared/platform/site';
import { installRenewal } from '../registry/renewal';
import { RemoteDown } from './RemoteDown';

/** Opens a page whose loader throws these errors one after the other, and then works. */
function open(errors: unknown[]) {
  let asked = 0;
  const router = createMemoryRouter(
    [
      {
        path: '/community',
        ErrorBoundary: RemoteDown,
        HydrateFallback: () => <p>Loading</p>,
        Component: () => <h1>Community</h1>,
        loader: () => {
          const error = errors[asked];
          asked += 1;
          if (error) throw error;
          return null;
        },
      },
      { path: '/shop', loader: () => shopCode, Component: () => <h1>Shop</h1> },
    ],
    { initialEntries: ['/community?category=iphone'] },
  );
  render(
    <SiteProvider value={fakeSite().site}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  return { router, asked: () => asked };
}

let shopCode: Promise<null>;
let logged: jest.SpyInstance;
beforeEach(() => {
  shopCode = Promise.resolve(null);
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  logged.mockRestore();
  jest.useRealTimers();
});

const TITLE = 'This part of the site is not available right now';

test('an unavailable page says so, what is safe, and how to reach the shop', async () => {
  open([new Error('chunk'), new Error('chunk')]);
  expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeTruthy();
  expect(screen.getByText(/your cart is safe/)).toBeTruthy();
  expect(screen.getByText(/\+977-1-5550100/)).toBeTruthy();
  expect(logged.mock.calls.flat()).toContain('A part of the site could not be shown.');
});

test('Try again shows the page at the same address', async () => {
  const { router } = open([new Error('chunk')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Community' })).toBeTruthy();
  expect(router.state.location.search).toBe('?category=iphone');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('it retries automatically, after one second, then two', async () => {
  jest.useFakeTimers();
  const { asked } = open([new Error('1'), new Error('2')]);
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await pass(0);
  expect(screen.getByRole('heading', { name: TITLE })).toBeTruthy();
  await pass(999);
  expect(asked()).toBe(1);
  await pass(1);
  expect(asked()).toBe(2);
  await pass(1999);
  expect(asked()).toBe(2);
  await pass(1);
  expect(asked()).toBe(3);
  expect(screen.getByRole('heading', { name: 'Community' })).toBeTruthy();
});

test('a page that its remote does not know is the 404 screen', async () => {
  open([data(null, { status: 404 })]);
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
});

test('a newer version is requested before each attempt', async () => {
  const renew = jest.fn(async () => null);
  installRenewal(renew);
  const error = new Error('chunk');
  open([error]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Community' })).toBeTruthy();
  expect(renew).toHaveBeenCalledWith('/community', error);
  installRenewal(async () => null);
});

test('a visitor who leaves during an attempt stays where they went', async () => {
  let arrive = () => {};
  installRenewal(() => new Promise((resolve) => (arrive = () => resolve(null))));
  const { router, asked } = open([new Error('chunk')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await act(() => router.navigate('/shop'));
  await act(async () => arrive());
  expect(await screen.findByRole('heading', { name: 'Shop' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/shop');
  expect(asked()).toBe(1);
});

test('an attempt does not call a visitor back whose next page is loading', async () => {
  let renewed = () => {};
  let loaded = () => {};
  const reload = jest.fn();
  installRenewal(() => new Promise((resolve) => (renewed = () => resolve(reload))));
  shopCode = new Promise((resolve) => (loaded = () => resolve(null)));
  const { router, asked } = open([new Error('chunk')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await act(async () => void router.navigate('/shop'));
  await act(async () => renewed());
  await act(async () => loaded());
  expect(await screen.findByRole('heading', { name: 'Shop' })).toBeTruthy();
  expect(asked()).toBe(1);
  expect(reload).not.toHaveBeenCalled();
});

test('the page is reloaded if only that can help', async () => {
  const reload = jest.fn();
  installRenewal(async () => reload);
  const { asked } = open([new Error('chunk')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(asked()).toBe(1);
  installRenewal(async () => null);
});
