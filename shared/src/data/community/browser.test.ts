import {
  createPost,
  createReply,
  likePost,
  listPosts,
  readPost,
} from '../../domain/contract/community';
import { openShop } from '../openShop.fixture';

describe('the community in browser-only mode (section 7)', () => {
  const query = { search: '', category: 'All', after: '', limit: 5 } as const;

  test('the eight sample threads have pages, and can be searched and opened', async () => {
    const { call } = openShop().shop;
    const first = await call(listPosts, { query });
    expect(first).toMatchObject({ value: { posts: { length: 5 }, next: 'sample-5' } });
    expect(await call(listPosts, { query: { ...query, after: 'sample-5' } })).toMatchObject({
      value: { posts: { length: 3 }, next: null },
    });
    expect(await call(readPost, { params: { id: 'sample-2' } })).toMatchObject({
      value: { author: 'Our Shop', isOfficial: true },
    });
    expect(await call(readPost, { params: { id: 'none' } })).toMatchObject({
      failure: { code: 'not-found' },
    });
  });

  test('posts, replies and likes are accepted and not stored', async () => {
    const {
      shop: { call },
      storage,
    } = openShop();
    const post = { author: 'Jo', title: 'Hello', category: 'Help', content: 'Text' } as const;
    expect(await call(createPost, { body: post })).toMatchObject({
      value: { title: 'Hello', avatar: 'J', isOfficial: false },
    });
    expect(
      await call(createReply, {
        params: { id: 'sample-1' },
        body: { author: 'Jo', content: 'Yes' },
      }),
    ).toMatchObject({ value: { content: 'Yes' } });
    expect(await call(likePost, { params: { id: 'sample-1' } })).toEqual({
      ok: true,
      value: { likes: 13, liked: true },
    });
    expect(await call(listPosts, { query: { ...query, limit: 20 } })).toMatchObject({
      value: { posts: { length: 8 } },
    });
    expect(storage.kept.size).toBe(0);
  });

  test('an incomplete post or reply: Please fill in all fields; the shop’s name is reserved', async () => {
    const { call } = openShop().shop;
    const post = { author: 'Jo', title: ' ', category: 'Help', content: 'Text' } as const;
    expect(await call(createPost, { body: post })).toMatchObject({
      failure: { message: 'Please fill in all fields' },
    });
    expect(
      await call(createReply, { params: { id: 'sample-1' }, body: { author: 'Jo', content: '' } }),
    ).toMatchObject({
      failure: { message: 'Please fill in all fields' },
    });
    expect(
      await call(createPost, { body: { ...post, title: 'T', author: 'our shop' } }),
    ).toMatchObject({
      failure: { code: 'name-reserved' },
    });
  });
});
