import type { Post, PostList, Reply, ReplyList } from '@mcs-repairs/shared/domain/types/community';
import { NOW, openTestShop, type Browser, type TestShop } from '../../test/testShop';
import { hashOf } from '../db/ids';
import { ensureSamplePosts } from './samplePosts';
import { postPaths } from './storedPosts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const THREAD = {
  author: 'Nisha',
  title: 'Battery drains overnight',
  category: 'iPhone',
  content: 'It loses a third of its charge while I sleep.',
};
const list = async (query = '', browser: Browser = shop.browser()) =>
  (await browser.ask('GET', `/api/posts${query}`)).body as PostList;
const begin = async (change: object = {}, browser: Browser = shop.browser()) =>
  (await browser.ask('POST', '/api/posts', { ...THREAD, ...change })).body as Post;
/** Returns a browser that has the site's cookie, because it has liked a thread. */
async function knownBrowser(id: string): Promise<Browser> {
  const browser = shop.browser();
  await browser.ask('PUT', `/api/posts/${id}/like`);
  return browser;
}
const titles = ({ posts }: PostList) => posts.map(({ title }) => title);
const later = () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
};

test('the sitemap has the threads that visitors see', async () => {
  const { id } = await begin();
  const hidden = await begin();
  await (await shop.staff()).ask('POST', `/api/posts/${hidden.id}/hiding`, { hidden: true });
  expect(await postPaths(shop.db)).toEqual([`/community/${id}`]);
});

describe('a thread', () => {
  test('is stored as plain text and shown to others', async () => {
    const content = '<b>Hello</b> https://example.com';
    const { status, body } = await shop.browser().ask('POST', '/api/posts', { ...THREAD, content });
    expect(status).toBe(201);
    const { id } = body as Post;
    const seen = await shop.browser().ask('GET', `/api/posts/${id}`);
    expect(seen).toMatchObject({
      status: 200,
      body: {
        author: 'Nisha',
        avatar: 'N',
        isOfficial: false,
        title: THREAD.title,
        preview: content,
        fullContent: content,
        category: 'iPhone',
        replyCount: 0,
        likes: 0,
        liked: false,
        replies: [],
        createdAt: NOW.toISOString(),
      },
    });
  });

  test.each(['author', 'title', 'content', 'category'])(
    'without its %s is rejected',
    async (field) => {
      const { status, body } = await shop
        .browser()
        .ask('POST', '/api/posts', { ...THREAD, [field]: '' });
      expect(status).toBe(422);
      expect(body).toMatchObject({
        code: 'invalid',
        fields: { [field]: 'Please fill in all fields' },
      });
    },
  );

  test.each([
    'MCS Repairs',
    'mcs  repairs',
    'M.C.S. Repairs',
    'MCS-Répairs',
    'МСЅ Rераirs',
    'мсѕ rераіrs',
    'ＭＣＳ Ｒｅｐａｉｒｓ',
    'M\u200bC\u200dS Rep\u2060airs',
    'M\u0301C\u0334S\u20dd Repairs',
    '𝐌𝐂𝐒 𝑹𝒆𝒑𝒂𝒊𝒓𝒔',
    'ⓂⒸⓈ Repairs',
    'MCS Repa1rs',
    'rnCS Repairs',
    'ᎷCS Repairs',
    'MCS Repairs ✓',
    'МСЅ Rераігѕ',
    '\u039C\u03F9\u0405 Repairs',
    'МСS Reрairs Official',
    'MCS Repairs\u3164',
  ])('under the name %s is rejected for visitors', async (author) => {
    const { status, body } = await shop.browser().ask('POST', '/api/posts', { ...THREAD, author });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'name-reserved', fields: { author: expect.any(String) } });
    expect((await list()).posts).toEqual([]);
  });

  test('by staff has the name and the badge of the shop', async () => {
    const post = await begin({ author: 'Asha' }, await shop.staff());
    expect(post).toMatchObject({ author: 'MCS Repairs', isOfficial: true });
  });

  test('by staff needs the page token', async () => {
    const staff = await shop.staff();
    const { status } = await staff.ask('POST', '/api/posts', THREAD, { csrf: false });
    expect(status).toBe(403);
  });

  test('with a filled trap field gets a success response and is not stored', async () => {
    const { status } = await shop
      .browser()
      .ask('POST', '/api/posts', { ...THREAD, website: 'http://x' });
    expect(status).toBe(201);
    expect((await list()).posts).toEqual([]);
  });

  test('sent twice with one key is stored once', async () => {
    const send = (title: string) =>
      shop
        .browser()
        .ask('POST', '/api/posts', { ...THREAD, title }, { headers: { 'idempotency-key': 'k' } });
    const first = await send('Once');
    expect((await send('Once')).body).toEqual(first.body);
    expect(await send('Twice')).toMatchObject({ status: 422, body: { code: 'key-reused' } });
    expect(titles(await list())).toEqual(['Once']);
  });

  test('that does not exist is 404', async () => {
    expect((await shop.browser().ask('GET', '/api/posts/nothing')).status).toBe(404);
  });
});

describe('the list of threads', () => {
  beforeEach(async () => {
    await begin({ title: 'First', content: 'A battery that swells' });
    later();
    await begin({ title: 'Second', category: 'MacBook', content: 'No power' });
    later();
    await begin({ title: 'Third 50%_off', category: 'MacBook', content: 'The battery again' });
  });

  test.each([
    ['', ['Third 50%_off', 'Second', 'First']],
    ['?category=MacBook', ['Third 50%_off', 'Second']],
    ['?search=BATTERY', ['Third 50%_off', 'First']],
    ['?search=battery&category=MacBook', ['Third 50%_off']],
    ['?search=no', ['Second']],
    ['?search=50%25_o', ['Third 50%_off']],
    ['?search=zebra', []],
  ])('%s is newest first', async (query, expected) => {
    expect(titles(await list(query))).toEqual(expected);
  });

  test('continues after the previous page, also when new threads arrive', async () => {
    const first = await list('?limit=2');
    await begin({ title: 'Newer' });
    const second = await list(`?limit=2&after=${encodeURIComponent(first.next ?? '')}`);
    expect(titles(first)).toEqual(['Third 50%_off', 'Second']);
    expect(titles(second)).toEqual(['First']);
    expect(second.next).toBeNull();
  });

  test('with equal instants skips no thread between two pages', async () => {
    await Promise.all(Array.from({ length: 5 }, (_, index) => begin({ title: `Same ${index}` })));
    const seen: string[] = [];
    for (let after = ''; ;) {
      const page = await list(`?limit=2&after=${encodeURIComponent(after)}`);
      seen.push(...titles(page));
      if (!page.next) break;
      after = page.next;
    }
    expect(seen).toHaveLength(8);
    expect(new Set(seen).size).toBe(8);
  });

  test.each(['category=Cars', 'limit=0', 'limit=101'])('with %s is rejected', async (query) => {
    expect((await shop.browser().ask('GET', `/api/posts?${query}`)).status).toBe(422);
  });
});

describe('a reply', () => {
  const reply = (id: string, change: object = {}, browser: Browser = shop.browser()) =>
    browser.ask('POST', `/api/posts/${id}/replies`, {
      author: 'Bibek',
      content: 'Mine too',
      ...change,
    });

  test('is listed below its thread and counted', async () => {
    const { id } = await begin();
    expect(await reply(id)).toMatchObject({
      status: 201,
      body: { author: 'Bibek', isOfficial: false },
    });
    const { body } = await shop.browser().ask('GET', `/api/posts/${id}`);
    expect(body).toMatchObject({ replyCount: 1, replies: [{ content: 'Mine too' }] });
  });

  test('by staff has the badge', async () => {
    const { id } = await begin();
    const { body } = await reply(id, {}, await shop.staff());
    expect(body as Reply).toMatchObject({ author: 'MCS Repairs', isOfficial: true });
  });

  test('under the name of the shop, without text or thread, is rejected', async () => {
    const { id } = await begin();
    expect(await reply(id, { author: 'MCS Repairs' })).toMatchObject({
      body: { code: 'name-reserved' },
    });
    expect(await reply(id, { content: ' ' })).toMatchObject({ status: 422 });
    expect(await reply('nothing')).toMatchObject({ status: 404 });
  });

  test('to a locked thread is rejected for visitors, not for staff', async () => {
    const { id } = await begin();
    const staff = await shop.staff();
    await staff.ask('POST', `/api/posts/${id}/hiding`, { locked: true });
    expect(await reply(id)).toMatchObject({ status: 423, body: { code: 'locked' } });
    expect((await reply(id, {}, staff)).status).toBe(201);
    await staff.ask('POST', `/api/posts/${id}/hiding`, { locked: false });
    expect((await reply(id)).status).toBe(201);
  });

  test('with a filled trap field is not stored', async () => {
    const { id } = await begin();
    expect((await reply(id, { website: 'x' })).status).toBe(201);
    expect((await shop.browser().ask('GET', `/api/posts/${id}`)).body).toMatchObject({
      replies: [],
    });
  });
});

test('simultaneous replies are all counted, hidden ones are not', async () => {
  const staff = await shop.staff();
  const { id } = await begin();
  const send = (content: string) =>
    staff.ask('POST', `/api/posts/${id}/replies`, { author: 'Asha', content });
  const first = (await send('First')).body as { id: string };
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, (_, index) => send(`Reply ${index}`)),
    staff.ask('POST', `/api/posts/${id}/replies/${first.id}/hiding`, { hidden: true }),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
  const row = shop.db.selectFrom('posts').select('reply_count').where('id', '=', id);
  expect(await row.execute()).toEqual([{ reply_count: 10 }]);
});

describe('a thread of very many replies', () => {
  const fill = async (id: string, count: number, content: string) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      id: `reply-${String(index).padStart(5, '0')}`,
      post_id: id,
      author: 'Bibek',
      content,
      is_official: 0,
      hidden: Number(index % 50 === 49),
      created_at: NOW.toISOString(),
    }));
    for (let from = 0; from < count; from += 500) {
      const slice = rows.slice(from, from + 500);
      await shop.db.insertInto('replies').values(slice).execute();
    }
  };
  const read = async (path: string) => (await shop.browser().ask('GET', path)).body;

  test('has pages that together contain every visible reply once, in order', async () => {
    const { id } = await begin();
    await fill(id, 600, 'Answer');
    const post = (await read(`/api/posts/${id}`)) as Post;
    const seen = post.replies.map((reply) => reply.id);
    expect(seen).toHaveLength(20);
    for (let next = post.nextReplies ?? null; next;) {
      const path = `/api/posts/${id}/replies?after=${encodeURIComponent(next)}`;
      const page = (await read(path)) as ReplyList;
      seen.push(...page.replies.map((reply) => reply.id));
      next = page.next;
    }
    expect(seen).toHaveLength(588);
    expect(seen).toEqual([...new Set(seen)].sort());
  });

  test('never has a large response, however long its replies are', async () => {
    const { id } = await begin();
    await fill(id, 10_000, 'x'.repeat(5000));
    const answer = await read(`/api/posts/${id}`);
    expect(JSON.stringify(answer).length).toBeLessThan(40_000);
    expect((answer as Post).replies).toHaveLength(6);
  });

  test('starts at the first page for an invalid position, and is 404 for an unknown thread', async () => {
    const { id } = await begin();
    await fill(id, 3, 'Answer');
    const page = (await read(`/api/posts/${id}/replies?after=nonsense`)) as ReplyList;
    expect(page).toMatchObject({ replies: [{}, {}, {}], next: null });
    expect((await shop.browser().ask('GET', '/api/posts/none/replies')).status).toBe(404);
  });
});

describe('a name that only shares letters with the shop is allowed:', () => {
  test.each(['Максим', 'Repairs', 'MCS', 'Mohan C. Sharma', 'मनोज', 'Ramesh 1'])(
    '%s',
    async (author) => {
      expect((await begin({ author })).author).toBe(author);
    },
  );
});

describe('a like', () => {
  test.each(['é'.repeat(43), '%C3%A9'.repeat(43)])(
    'with a cookie whose signature is %s counts as one of an unknown browser',
    async (mark) => {
      const { id } = await begin();
      const headers = { cookie: `browser=somebody.${mark}` };
      for (const [method, url] of [
        ['GET', '/api/posts'],
        ['PUT', `/api/posts/${id}/like`],
      ] as const) {
        const { status } = await shop.browser().ask(method, url, undefined, { headers });
        expect(status).toBe(method === 'GET' ? 200 : 403);
      }
    },
  );

  test('counts once for a browser, and can be removed', async () => {
    const { id } = await begin();
    const browser = await knownBrowser(id);
    const like = (method: 'PUT' | 'DELETE') => browser.ask(method, `/api/posts/${id}/like`);
    expect((await like('PUT')).body).toEqual({ likes: 1, liked: true });
    expect((await like('PUT')).body).toEqual({ likes: 1, liked: true });
    expect((await list('', browser)).posts[0]).toMatchObject({ likes: 1, liked: true });
    expect((await list()).posts[0]).toMatchObject({ likes: 1, liked: false });
    await (await knownBrowser(id)).ask('PUT', `/api/posts/${id}/like`);
    expect((await like('DELETE')).body).toEqual({ likes: 1, liked: false });
    expect((await like('DELETE')).body).toEqual({ likes: 1, liked: false });
  });

  test('needs the cookie of the site, which the first attempt receives', async () => {
    const { id } = await begin();
    const browser = shop.browser();
    const like = () => browser.ask('PUT', `/api/posts/${id}/like`);
    expect(await like()).toMatchObject({ status: 403, body: { code: 'unknown-browser' } });
    expect((await list()).posts[0]?.likes).toBe(0);
    expect(await like()).toMatchObject({ status: 200, body: { likes: 1 } });
  });

  test.each([
    ['anything', () => 'anything'],
    ['the form of ours', () => `${'a'.repeat(43)}.${'b'.repeat(43)}`],
    ['the form of before', () => 'a'.repeat(43)],
    ['the mark of another', (own: string) => `${'a'.repeat(43)}.${own.split('.')[1]}`],
    ['no mark', (own: string) => own.split('.')[0] ?? ''],
    ['an empty mark', (own: string) => `${own.split('.')[0]}.`],
  ])('with an invented cookie is rejected: %s', async (_form, invent) => {
    const { id } = await begin();
    const browser = await knownBrowser(id);
    const [name = '', own = ''] = [...browser.cookies][0] ?? [];
    browser.cookies.set(name, invent(own));
    for (const method of ['PUT', 'DELETE'] as const) {
      browser.cookies.set(name, invent(own));
      expect((await browser.ask(method, `/api/posts/${id}/like`)).status).toBe(403);
    }
    expect((await list()).posts[0]?.likes).toBe(0);
  });

  test('from before signed cookies can be removed', async () => {
    const { id } = await begin();
    const browser = await knownBrowser(id);
    const [name = ''] = [...browser.cookies.keys()];
    browser.cookies.set(name, 'old');
    await shop.db
      .insertInto('likes')
      .values({ post_id: id, browser_hash: hashOf('old'), created_at: NOW.toISOString() })
      .execute();
    const taken = await browser.ask('DELETE', `/api/posts/${id}/like`);
    expect(taken).toMatchObject({ status: 200, body: { liked: false } });
  });

  test('of an unknown thread is 404', async () => {
    const browser = await knownBrowser('nothing');
    expect((await browser.ask('PUT', '/api/posts/nothing/like')).status).toBe(404);
  });

  test('sent many times at once by one browser counts once', async () => {
    const { id } = await begin();
    const browser = await knownBrowser(id);
    await Promise.all(
      Array.from({ length: 20 }, () => browser.ask('PUT', `/api/posts/${id}/like`)),
    );
    expect((await list()).posts[0]?.likes).toBe(1);
  });
});

describe('hidden content', () => {
  test('is missing for visitors and visible to staff, until it is shown again', async () => {
    const { id } = await begin();
    const staff = await shop.staff();
    const hidden = await staff.ask('POST', `/api/posts/${id}/hiding`, { hidden: true });
    expect(hidden).toMatchObject({ status: 200, body: { hidden: true } });
    expect((await list()).posts).toEqual([]);
    expect((await shop.browser().ask('GET', `/api/posts/${id}`)).status).toBe(404);
    const browser = await knownBrowser(id);
    expect((await browser.ask('PUT', `/api/posts/${id}/like`)).status).toBe(404);
    expect((await list('', staff)).posts).toMatchObject([{ id, hidden: true }]);
    await staff.ask('POST', `/api/posts/${id}/hiding`, { hidden: false });
    expect((await list()).posts).toHaveLength(1);
  });

  test('may be a single reply', async () => {
    const { id } = await begin();
    const { body } = await shop
      .browser()
      .ask('POST', `/api/posts/${id}/replies`, { author: 'Bibek', content: 'Spam' });
    const staff = await shop.staff();
    const url = `/api/posts/${id}/replies/${(body as Reply).id}/hiding`;
    const hidden = await staff.ask('POST', url, { hidden: true });
    expect(hidden).toMatchObject({
      status: 200,
      body: { replyCount: 0, replies: [{ hidden: true }] },
    });
    const seen = await shop.browser().ask('GET', `/api/posts/${id}`);
    expect(seen.body).toMatchObject({ replyCount: 0, replies: [] });
  });

  test('must exist', async () => {
    const staff = await shop.staff();
    const { id } = await begin();
    expect((await staff.ask('POST', '/api/posts/nothing/hiding', { hidden: true })).status).toBe(
      404,
    );
    const url = `/api/posts/${id}/replies/nothing/hiding`;
    expect((await staff.ask('POST', url, { hidden: true })).status).toBe(404);
  });
});

test('a new forum has the eight sample threads', async () => {
  const seed = () =>
    ensureSamplePosts({ db: shop.db, config: shop.config, now: () => shop.clock.now });
  await seed();
  await seed();
  const { posts } = await list();
  expect(posts).toHaveLength(8);
  // The second sample thread is by the shop.
  expect(posts.filter(({ isOfficial }) => isOfficial).map(({ author }) => author)).toContain(
    'MCS Repairs',
  );
  const { body } = await shop.browser().ask('GET', `/api/posts/${posts[0]?.id}`);
  expect((body as Post).replies.length).toBe(posts[0]?.replyCount);
});
