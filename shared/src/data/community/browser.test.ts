import { openShop } from '../openShop.fixture';

describe('the community in browser-only mode (section 7)', () => {
  const query = { search: '', category: 'All', after: '', limit: 5 } as const;

  test('the eight sample threads are paged, found and opened', async () => {
    const { shop } = openShop();
    const first = await shop.posts(query);
    expect(first).toMatchObject({ value: { posts: { length: 5 }, next: 'sample-5' } });
    expect(await shop.posts({ ...query, after: 'sample-5' })).toMatchObject({
      value: { posts: { length: 3 }, next: null },
    });
    expect(await shop.post('sample-2')).toMatchObject({
      value: { author: 'Our Shop', isOfficial: true },
    });
    expect(await shop.post('none')).toMatchObject({ failure: { code: 'not-found' } });
  });

  test('posting, replying and liking are answered and not kept', async () => {
    const { shop, storage } = openShop();
    const post = { author: 'Jo', title: 'Hello', category: 'Help', content: 'Text' } as const;
    expect(await shop.createPost(post, 'k')).toMatchObject({
      value: { title: 'Hello', avatar: 'J', isOfficial: false },
    });
    expect(await shop.createReply('sample-1', { author: 'Jo', content: 'Yes' }, 'k')).toMatchObject(
      { value: { content: 'Yes' } },
    );
    expect(await shop.likePost('sample-1', true)).toEqual({
      ok: true,
      value: { likes: 13, liked: true },
    });
    expect(await shop.posts({ ...query, limit: 20 })).toMatchObject({
      value: { posts: { length: 8 } },
    });
    expect(storage.kept.size).toBe(0);
  });

  test('an incomplete post or reply: Please fill in all fields; the shop’s name is the shop’s', async () => {
    const { shop } = openShop();
    const post = { author: 'Jo', title: ' ', category: 'Help', content: 'Text' } as const;
    expect(await shop.createPost(post, 'k')).toMatchObject({
      failure: { message: 'Please fill in all fields' },
    });
    expect(await shop.createReply('sample-1', { author: 'Jo', content: '' }, 'k')).toMatchObject({
      failure: { message: 'Please fill in all fields' },
    });
    expect(await shop.createPost({ ...post, title: 'T', author: 'our shop' }, 'k')).toMatchObject({
      failure: { code: 'name-reserved' },
    });
  });
});
