import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listPosts } from '@mcs-repairs/shared/domain/contract/community';
import type { PageContext } from '@mcs-repairs/shared/platform/contract/page';
import type { AppStore } from '@mcs-repairs/shared/platform/store';
import { installRemoteLoader, renderPage } from './server';

const ask = {
  config: { mode: 'browser', profile: DEFAULT_SHOP_PROFILE, publicUrl: 'https://shop.example' },
  registry: {
    revision: 'one',
    remotes: {
      forum: { version: '1.0.0', entry: '/forum/mf-manifest.json', prefixes: ['/asks/*'] },
    },
  },
  renderedAt: '2026-11-23T04:15:00.000Z',
  apiUrl: '',
} as const;

const stores: AppStore[] = [];

/** Creates pages that put an answer into the cache. After that, they finish as `end` does. */
const asking =
  (end: () => unknown) =>
  async ({ context: { store } }: { context: Pick<PageContext, 'store'> }) => {
    stores.push(store);
    await store.dispatch(answersOf(listPosts).initiate({ query: {} }, { subscribe: false }));
    return end();
  };
const page = (path: string, end: () => unknown) => ({
  path,
  loader: asking(end),
  Component: () => <h1>{path}</h1>,
});

beforeAll(() =>
  installRemoteLoader(async () => ({
    name: 'forum',
    routes: [
      page('asks/well', () => null),
      page('asks/large', () => 'x'.repeat(600_000)),
      page('asks/elsewhere', () => Response.redirect('https://shop.example/', 302)),
      page('asks/broken', () => {
        throw new Error('The loader is broken');
      }),
    ],
    fragments: {} as never,
  })),
);

test.each([
  ['is made', 'well', { kind: 'page' }],
  ['leads elsewhere', 'elsewhere', { kind: 'redirect' }],
  ['is too large', 'large', /above 500000 characters/],
  ['fails', 'broken', /The loader is broken/],
])(
  'a page that %s leaves nothing in the cache, which would keep its store in memory',
  async (...row) => {
    const [, path, end] = row;
    const made = renderPage({ ...ask, url: `https://shop.example/asks/${path}` } as never);
    if (end instanceof RegExp) await expect(made).rejects.toThrow(end);
    else await expect(made).resolves.toMatchObject(end);
    expect(stores.pop()?.getState().shopApi?.queries).toEqual({});
  },
);
