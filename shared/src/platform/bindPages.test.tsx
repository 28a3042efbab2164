/** @jest-environment ./tools/jest-environment.cjs */
import { useEffect } from 'react';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import {
  bindPage,
  loadedPage,
  loadForHydration,
  loadForNavigation,
  loadPage,
  replacePages,
} from './bindPages';
import type { PageContext, PageModule } from './contract/page';
import { page } from './site/page';

const pageModule = (title: string): PageModule => ({
  Component: () => <h1>{title}</h1>,
  head: () => ({ title, description: '' }),
});
const route = (path: string, load: () => Promise<PageModule>): RouteObject => ({
  path,
  ...page({ load }),
});
const args = { params: {}, request: new Request('https://shop.example/book') };
const run = async ({ loader }: RouteObject) =>
  (loader as (given: unknown) => Promise<unknown>)(args as LoaderFunctionArgs);
const context = () => ({}) as PageContext;
const titleOf = (known: RouteObject) => loadedPage(known)?.head({} as never).title;

test('a page with a missing file is shown from the newer version, which is requested once', async () => {
  const known = route('book', () => Promise.reject(new Error('ChunkLoadError')));
  let asked = 0;
  const bound = bindPage(known, context, async () => {
    asked += 1;
    return replacePages([known], [route('book', async () => pageModule('Newer'))]);
  });
  await run(bound);
  expect([titleOf(known), asked]).toEqual(['Newer', 1]);
});

test.each([
  ['there is none', async () => false],
  ['it cannot be asked for', () => Promise.reject(new Error('offline'))],
])('a page with a missing file fails with its own error when %s', async (_case, renew) => {
  const known = route('book', () => Promise.reject(new Error('ChunkLoadError')));
  await expect(run(bindPage(known, context, renew))).rejects.toThrow('ChunkLoadError');
});

test('the newer page is shown from the next navigation on, and the open page stays', async () => {
  const known = route('book', async () => pageModule('Older'));
  await loadPage(known);
  replacePages([known], [route('book', async () => pageModule('Newer'))]);
  expect(titleOf(known)).toBe('Older');
  await loadPage(known);
  expect(titleOf(known)).toBe('Newer');
});

test('a version with other routes changes nothing', async () => {
  const known = [route('book', async () => pageModule('Older'))];
  const newer = async () => pageModule('Newer');
  expect(replacePages(known, [route('book', newer), route('more', newer)])).toBe(false);
  expect(replacePages(known, [route('booking', newer)])).toBe(false);
  expect(replacePages(known, [{ path: 'book' }])).toBe(false);
  await loadPage(known[0] as RouteObject);
  expect(titleOf(known[0] as RouteObject)).toBe('Older');
});

describe('a server-rendered page', () => {
  const halved = (Half = () => <h1>Half</h1>) => {
    const loaded: string[] = [];
    const loader = (which: string) => () => {
      loaded.push(which);
      return which;
    };
    const known: RouteObject = {
      path: 'book',
      ...page({
        load: async () => ({ ...pageModule('Whole'), loader: loader('whole') }),
        awake: { load: async () => ({ Component: Half, loader: loader('half') }) },
      }),
    };
    return { loaded, known, bound: bindPage(known, context) };
  };

  test('hydrates with its hydration module, also with other data, and is complete at its next address', async () => {
    const { loaded, known, bound } = halved();
    await loadForHydration(known, '/book');
    expect(loadedPage(known)).toBeUndefined();
    const router = createMemoryRouter([{ ...bound, path: '/:page' }], {
      initialEntries: ['/book'],
      hydrationData: { loaderData: { 0: null } },
    });
    render(<RouterProvider router={router} />);
    expect(screen.getByRole('heading', { name: 'Half' })).toBeTruthy();
    await run(bound);
    expect(loaded).toEqual(['half']);
    await act(() => router.navigate('/booking'));
    expect(screen.getByRole('heading', { name: 'Whole' })).toBeTruthy();
    await act(() => router.navigate('/book'));
    expect(screen.getByRole('heading', { name: 'Whole' })).toBeTruthy();
  });

  test('is complete for a visitor who goes back before the next page is shown', async () => {
    const { known, bound } = halved();
    let answer: (data: null) => void = () => {};
    const slow = {
      ...bound,
      path: '/book',
      loader: async (given: LoaderFunctionArgs) => {
        await (bound.loader as (of: LoaderFunctionArgs) => Promise<unknown>)(given);
        return new Promise((resolve) => (answer = resolve));
      },
    } as RouteObject;
    await loadForHydration(known, '/book');
    const router = createMemoryRouter([slow, { path: '/shop', element: <h1>Shop</h1> }], {
      initialEntries: ['/book'],
      hydrationData: { loaderData: { 0: null } },
    });
    render(<RouterProvider router={router} />);
    expect(screen.getByRole('heading', { name: 'Half' })).toBeTruthy();
    await act(async () => {
      await router.navigate('/shop');
      void router.navigate(-1);
    });
    expect(screen.getByRole('heading', { name: 'Shop' })).toBeTruthy();
    await act(async () => answer(null));
    expect(await screen.findByRole('heading', { name: 'Whole' })).toBeTruthy();
  });

  test('is complete if its hydration module was never shown, for example after a failure', async () => {
    const { loaded, known, bound } = halved();
    await loadForHydration(known, '/book');
    await run(bound);
    expect([loaded, titleOf(known)]).toEqual([['whole'], 'Whole']);
  });

  test('hydrates with its hydration module at an address that ends with a slash', async () => {
    const { known, bound } = halved();
    await loadForHydration(known, '/book');
    const router = createMemoryRouter([{ ...bound, path: '/book' }], {
      initialEntries: ['/book/'],
      hydrationData: { loaderData: { 0: null } },
    });
    render(<RouterProvider router={router} />);
    expect(screen.getByRole('heading', { name: 'Half' })).toBeTruthy();
  });

  test('stays mounted while its nested page opens and closes', async () => {
    let mounts = 0;
    const Frame = () => {
      useEffect(() => void (mounts += 1), []);
      return <Outlet />;
    };
    const { loaded, known, bound } = halved(Frame);
    await loadForHydration(known, '/book');
    const nested = { path: ':id', element: <h1>Nested</h1> };
    const list = { ...bound, path: '/book', children: [nested] } as RouteObject;
    const router = createMemoryRouter([list], {
      initialEntries: ['/book'],
      hydrationData: { loaderData: { 0: null } },
    });
    // A pointer on a link must not change anything, also before the page is mounted.
    await loadForNavigation(known, '/book/1');
    render(<RouterProvider router={router} />);
    await loadForNavigation(known, '/book/1');
    expect(loadedPage(known)).toBeUndefined();
    await act(() => router.navigate('/book/1?open'));
    expect(screen.getByRole('heading', { name: 'Nested' })).toBeTruthy();
    await act(() => router.navigate('/book'));
    expect(screen.queryByRole('heading')).toBeNull();
    expect([mounts, loaded]).toEqual([1, ['half', 'half']]);
    await loadForNavigation(known, '/shop');
    expect(titleOf(known)).toBe('Whole');
  });

  test('without a hydration module loads completely', async () => {
    const known = route('book', async () => pageModule('Whole'));
    await loadForHydration(known, '/book');
    expect(titleOf(known)).toBe('Whole');
  });
});

test('a page stays mounted when its code arrives while the page is shown', async () => {
  let mounts = 0;
  const Component = () => {
    useEffect(() => void (mounts += 1), []);
    return <h1>Whole</h1>;
  };
  const known = route('book', async () => ({ ...pageModule('Whole'), Component }));
  const bound = bindPage(known, context);
  const router = createMemoryRouter([{ ...bound, path: '/book' }], {
    initialEntries: ['/book'],
    hydrationData: { loaderData: { 0: null } },
  });
  await act(async () => void render(<RouterProvider router={router} />));
  expect(await screen.findByRole('heading', { name: 'Whole' })).toBeTruthy();
  await act(() => router.navigate('/book?next'));
  await act(() => router.navigate('/book'));
  expect(mounts).toBe(1);
});
