/** @jest-environment ./tools/jest-environment.cjs */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { RemoteModule } from '../contract/remote';
import { NearbyFragment } from './NearbyFragment';
import { forgetRemote, installRemoteLoader } from './remotes';

const storefront = {
  name: 'storefront',
  routes: [],
  fragments: {
    FeaturedProducts: {
      chunk: 'featured',
      load: async () => ({ Component: () => <p>An iPad</p> }),
    },
  },
} as unknown as RemoteModule;

type Look = (entries: { isIntersecting: boolean }[]) => void;
let look: (isNear: boolean) => void;
let margin: string;

beforeEach(() => {
  forgetRemote('storefront');
  globalThis.IntersectionObserver = class {
    constructor(told: Look, { rootMargin = '' }: IntersectionObserverInit = {}) {
      margin = rootMargin;
      look = (isIntersecting) => told([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  jest.restoreAllMocks();
});

const page = (
  <main>
    <h1>The page</h1>
    <NearbyFragment
      id="storefront/FeaturedProducts"
      props={{}}
      label="Loading products"
      link={<a href="/shop">The shop</a>}
    />
  </main>
);
const come = (isNear: boolean) => act(async () => look(isNear));
const link = () => screen.queryByRole('link', { name: 'The shop' });

test('a distant fragment is not loaded, a near one is, and it stays', async () => {
  const load = jest.fn(async () => storefront);
  installRemoteLoader(load);
  render(page);
  await come(false);
  expect(load).not.toHaveBeenCalled();
  expect(link()).toBeTruthy();
  await come(true);
  expect(screen.getByText('An iPad')).toBeTruthy();
  expect(link()).toBeNull();
  await come(false);
  expect(screen.getByText('An iPad')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('everything above the visitor counts as near, and below within one screen', () => {
  installRemoteLoader(async () => storefront);
  render(page);
  const [above = '', , below] = margin.split(' ');
  expect(Number.parseInt(above, 10)).toBeGreaterThan(100_000);
  expect(below).toBe('100%');
});

test('on paper no space is reserved', () => {
  expect(renderToString(page)).toMatch(/data-print="flow"[^>]*><a href="\/shop">/);
});

test('space is reserved while it loads, and a failed fragment shows the link again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let refuse = (_reason: Error) => {};
  installRemoteLoader(() => new Promise((_resolve, reject) => (refuse = reject)));
  render(page);
  await come(true);
  expect(screen.getByRole('status').textContent).toBe('Loading products');
  await act(async () => refuse(new Error('away')));
  expect(screen.queryByRole('status')).toBeNull();
  expect(link()).toBeTruthy();
});

test('the server sends the link, which works without scripts', () => {
  expect(renderToString(page)).toContain('<a href="/shop">The shop</a>');
});
