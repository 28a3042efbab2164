/** @jest-environment ./tools/jest-environment.cjs */
import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { bindPage, loadForHydration } from '@mcs-repairs/shared/platform/bindPages';
import { page, SiteProvider } from '@mcs-repairs/shared/platform/site';
import { fakeSite } from '@mcs-repairs/shared/platform/testing';
import { usePageChange } from './usePageChange';

function Frame() {
  const main = useRef<HTMLElement>(null);
  usePageChange(main);
  return (
    <main ref={main} tabIndex={-1}>
      <Outlet />
    </main>
  );
}

function opened() {
  const { site } = fakeSite();
  const business = (
    <>
      <h1 tabIndex={-1}>Business</h1>
      <section id="quote">Request a quote</section>
      <a id="call us" href="tel:1">
        Call
      </a>
    </>
  );
  const router = createMemoryRouter([
    {
      Component: Frame,
      children: [
        { path: '/', element: <h1 tabIndex={-1}>Home</h1> },
        { path: '/business', element: business },
        { path: '/plain', element: <p>No heading</p> },
      ],
    },
  ]);
  render(
    <SiteProvider value={site}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  return (address: string) => act(() => router.navigate(address));
}
const focused = () => document.activeElement?.textContent;

test('the first page does not move the focus', () => {
  opened();
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['/business', 'Business'],
  ['/business#quote', 'Request a quote'],
  ['/business#call%20us', 'Call'],
  ['/business#not-there', 'Business'],
  ['/business#%E0%A4%A', 'Business'],
  ['/plain', 'No heading'],
])('after a navigation to %s focus is on "%s"', async (address, text) => {
  const go = opened();
  await go(address);
  expect(focused()).toBe(text);
});

test('a link to a place on the same page focuses it, and a search does not', async () => {
  const go = opened();
  await go('/business');
  await go('/business#quote');
  expect(focused()).toBe('Request a quote');
  document.getElementById('call us')?.focus();
  await go('/business?search=a#quote');
  expect(focused()).toBe('Call');
});

test('a focusable element keeps its place in the tab order', async () => {
  const go = opened();
  await go('/business#call%20us');
  expect(document.getElementById('call us')?.tabIndex).toBe(0);
});

test('a page whose head throws is shown, with everything around it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { site } = fakeSite();
  const module = {
    Component: () => <h1>Still here</h1>,
    head: () => {
      throw new Error('no head');
    },
  };
  const route = { path: '/broken', ...page({ load: async () => module }) };
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        HydrateFallback: () => null,
        children: [bindPage(route, () => ({}) as never), { path: '/', element: <h1>Home</h1> }],
      },
    ],
    { initialEntries: ['/', '/broken'] },
  );
  const { findByRole } = render(
    <SiteProvider value={site}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  expect(await findByRole('heading', { name: 'Still here' })).toBeTruthy();
  expect(document.title).toBe(site.config.profile.name);
  await act(() => router.navigate(-1));
  expect(await findByRole('heading', { name: 'Home' })).toBeTruthy();
  logged.mockRestore();
});

test('a server-rendered page keeps its head until its address changes', async () => {
  document.title = 'From the server';
  const { site } = fakeSite();
  const half = {
    Component: () => <h1>List</h1>,
    head: ({ url }: { url: URL }) => ({ title: `List${url.search}`, description: '' }),
  };
  const route = {
    path: '/list',
    ...page({ load: () => Promise.reject(), awake: { load: async () => half } }),
  };
  await loadForHydration(route, '/list');
  const router = createMemoryRouter(
    [{ Component: Frame, children: [{ ...bindPage(route, () => ({}) as never), id: 'list' }] }],
    { initialEntries: ['/list'], hydrationData: { loaderData: { list: null } } },
  );
  render(
    <SiteProvider value={site}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  expect(document.title).toBe('From the server');
  await act(() => router.navigate('/list?category=iPad'));
  expect(document.title).toMatch(/^List\?category=iPad/);
});
