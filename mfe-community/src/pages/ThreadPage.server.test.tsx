import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import type { PageLoaderArgs } from '@mcs-repairs/shared/platform/contract/page';
import { makeStore, type AppStore } from '@mcs-repairs/shared/platform/store';
import { shopApi } from '@mcs-repairs/shared/data/query';
import { aForum, answering, aPost, NOW, refused } from '../testing/discussions';
import { head, loader } from './ThreadPage';

const config = {
  mode: 'connected',
  profile: DEFAULT_SHOP_PROFILE,
  publicUrl: 'https://shop.example',
} as const;

const stores: AppStore[] = [];
// Resets the cache after each page, as the server does. Cached answers would keep a timer running.
afterEach(() => stores.splice(0).forEach(({ dispatch }) => dispatch(shopApi.util.resetApiState())));

/**
 * Returns the arguments that the server passes to a loader. Like the server, this test has no
 * document.
 */
function asked(id: string, shopData = aForum([aPost()]).shopData): PageLoaderArgs {
  const store = makeStore({ shopData });
  stores.push(store);
  return {
    params: { id },
    url: new URL(`https://shop.example/community/${id}`),
    signal: new AbortController().signal,
    context: { store, shopData, config, now: new Date(NOW) },
  };
}

test('the server loads the thread before rendering, and names it in the head', async () => {
  const request = asked('one');
  const data = await loader(request);
  expect(head({ ...request, data, config, now: new Date(NOW) })).toMatchObject({
    title: 'Is the screen original?',
    canonicalPath: '/community/one',
    jsonLd: [{ '@type': 'DiscussionForumPosting' }],
  });
});

test('an unknown thread is a page that does not exist', async () => {
  await expect(loader(asked('nope'))).rejects.toMatchObject({ init: { status: 404 } });
});

test('a thread that fails to load is not reported as missing', async () => {
  const { shopData } = aForum([aPost()]);
  const down = answering(shopData, { readPost: async () => refused('network') });
  await expect(loader(asked('one', down))).resolves.toMatchObject({ posting: null });
});
