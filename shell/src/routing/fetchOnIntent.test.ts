/** @jest-environment ./tools/jest-environment.cjs */
import { fireEvent } from '@testing-library/dom';
import { forgetRemote, installRemoteLoader, page } from '@mcs-repairs/shared/platform/site';
import type { PageContext } from '@mcs-repairs/shared/platform/contract/page';
import type { RemoteModule } from '@mcs-repairs/shared/platform/contract/remote';
import { startRegistry } from '../registry/browserRegistry';
import { fetchOnIntent } from './fetchOnIntent';

let loaded: string[];
const shopPage = (path: string) => ({
  path,
  ...page({
    load: async () => {
      loaded.push(path);
      return { Component: () => null, head: () => ({ title: '', description: '' }) };
    },
  }),
});

function open(html: string, paths: string[]): void {
  loaded = [];
  document.body.innerHTML = html;
  const entry = { version: '1', entry: '/x', prefixes: paths.map((path) => `/${path}`) };
  startRegistry({ revision: '1', remotes: { storefront: entry } });
  forgetRemote('storefront');
  installRemoteLoader(
    async () =>
      ({ name: 'storefront', routes: paths.map(shopPage), fragments: {} }) as RemoteModule,
  );
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const link = () => document.querySelector('a') as HTMLAnchorElement;

const context = {} as PageContext;
beforeAll(() => fetchOnIntent(() => context));
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

test.each([
  ['pointed at', 'shop', () => fireEvent.pointerOver(link())],
  ['touched', 'about', () => fireEvent.touchStart(link().firstElementChild as Element)],
  ['focused', 'contact', () => fireEvent.focusIn(link())],
])('the page behind a link that is %s is fetched, once', async (_how, path, act) => {
  open(`<a href="/${path}"><b>There</b></a>`, [path]);
  act();
  act();
  await settled();
  expect(loaded).toEqual([path]);
});

test('the data of its loader is fetched for the same address, too', async () => {
  open('<a href="/threads?after=5">There</a>', []);
  const loader = jest.fn(async () => null);
  const load = async () => ({
    Component: () => null,
    loader,
    head: () => ({ title: '', description: '' }),
  });
  installRemoteLoader(
    async () =>
      ({
        name: 'storefront',
        routes: [{ path: 'threads', ...page({ load }) }],
        fragments: {},
      }) as unknown as RemoteModule,
  );
  startRegistry({
    revision: '1',
    remotes: { storefront: { version: '1', entry: '/x', prefixes: ['/threads'] } },
  });
  fireEvent.pointerOver(link());
  fireEvent.pointerOver(link());
  await settled();
  expect(loader.mock.calls).toEqual([
    [expect.objectContaining({ context, url: new URL('/threads?after=5', location.href) })],
  ]);
});

test.each([
  ['another site', '<a href="https://elsewhere.example/terms">There</a>'],
  ['another window', '<a href="/terms" target="_blank">There</a>'],
  ['a file', '<a href="/terms" download>There</a>'],
  ['this page', `<a href="${location.pathname}">There</a>`],
])('nothing is fetched for a link to %s', async (_what, html) => {
  open(html, ['terms']);
  fireEvent.pointerOver(link());
  await settled();
  expect(loaded).toEqual([]);
});

test('nothing is fetched for a visitor who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  open('<a href="/privacy">There</a>', ['privacy']);
  fireEvent.pointerOver(link());
  await settled();
  expect(loaded).toEqual([]);
});

test('a failed fetch is repeated at the next sign', async () => {
  open('<a href="/warranty">There</a>', ['warranty']);
  installRemoteLoader(async () => Promise.reject(new Error('away')));
  fireEvent.pointerOver(link());
  await settled();
  const remote = { name: 'storefront', routes: [shopPage('warranty')], fragments: {} };
  installRemoteLoader(async () => remote as unknown as RemoteModule);
  fireEvent.pointerOver(link());
  await settled();
  expect(loaded).toEqual(['warranty']);
});
