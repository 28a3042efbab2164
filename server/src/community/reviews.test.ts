import type {
  CommunityRules,
  OwnReview,
  Post,
  PostList,
  Reply,
  ReviewList,
} from '@mcs-repairs/shared/domain/types/community';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import { openTestShop, type Browser, type TestShop } from '../../test/testShop';
import { postPaths } from './storedPosts';

let shop: TestShop;
let author: Browser;
let other: Browser;
let staff: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  author = shop.browser();
  other = shop.browser();
  staff = await shop.staff();
});
afterEach(() => shop.close());

const TOKEN = 'a'.repeat(43);
const OTHER = 'b'.repeat(43);
const LINK = 'Read www.example.com first.';
const THREAD = { author: 'Nisha', title: 'Battery', category: 'iPhone', content: 'It drains.' };

const readRules = async () =>
  (await staff.ask('GET', '/api/community-rules')).body as CommunityRules;
const rule = async (review: string) =>
  staff.ask('PUT', '/api/community-rules', { review, version: (await readRules()).version });
const begin = async (change: object = {}) =>
  (await author.ask('POST', '/api/posts', { ...THREAD, token: TOKEN, ...change })).body as Post;
const answer = async (id: string, content: string, token = OTHER) => {
  later(1);
  const body = { author: 'Ram', content, token };
  return (await other.ask('POST', `/api/posts/${id}/replies`, body)).body as Reply;
};
const queue = async () => (await staff.ask('GET', '/api/post-reviews')).body as ReviewList;
const review = (id: string, body: object, browser = staff) =>
  browser.ask('PUT', `/api/posts/${id}/review`, body);
const ownReviews = async (token = TOKEN) =>
  (
    (
      await author.ask('GET', '/api/own-post-reviews', undefined, {
        headers: { 'x-author-token': token },
      })
    ).body as { items: OwnReview[] }
  ).items;
const listed = async (path = '/api/posts') =>
  ((await other.ask('GET', path)).body as PostList).posts.map(({ id }) => id);
const read = async (id: string) => other.ask('GET', `/api/posts/${id}`);
/**
 * Changes the role of the shop's only account and signs in. Afterwards the shop has no owner. A
 * test must therefore do earlier what only an owner may do.
 */
const withRole = async (role: 'clerk' | 'moderator') => {
  await shop.db.updateTable('staff').set({ role }).execute();
  return shop.staff();
};
const later = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};

test('in a new shop every post is shown at once', async () => {
  expect(await readRules()).toEqual({ review: 'none', version: 0 });
  const { id, hidden } = await begin({ content: LINK });
  expect(hidden).toBe(false);
  expect(await listed()).toEqual([id]);
  expect(await queue()).toEqual({ total: 0, items: [] });
});

test('a thread with a link waits: only its author and staff see it, until it is approved', async () => {
  await rule('links');
  const post = await begin({ content: LINK });
  expect(post).toMatchObject({ hidden: true, review: 'waiting' });
  const { id } = post;
  expect(await listed()).toEqual([]);
  expect(await listed('/api/posts?search=example')).toEqual([]);
  expect((await read(id)).status).toBe(404);
  expect((await other.ask('GET', `/api/posts/${id}/replies`)).status).toBe(404);
  expect((await other.ask('POST', `/api/posts/${id}/reports`, { reason: 'x' })).status).toBe(404);
  expect(await postPaths(shop.db)).toEqual([]);
  expect(await ownReviews()).toMatchObject([{ postId: id, content: LINK, review: 'waiting' }]);
  expect(await ownReviews(OTHER)).toEqual([]);
  const today = (await staff.ask('GET', '/api/today')).body as Today;
  expect(today).toMatchObject({ waitingPosts: 1, posts: 0 });
  const { items } = await queue();
  expect(items).toMatchObject([{ postId: id, title: 'Battery', hasLink: true }]);

  later(60);
  const seen = items[0]?.changedAt;
  expect((await review(id, { verdict: 'approved', seen })).status).toBe(204);
  expect(await listed()).toEqual([id]);
  const { body } = await read(id);
  expect(body).toMatchObject({ createdAt: shop.clock.now.toISOString(), hidden: false });
  expect(body).not.toHaveProperty('review');
  expect(await ownReviews()).toEqual([]);
  expect((await queue()).total).toBe(0);
  expect(await postPaths(shop.db)).toEqual([`/community/${id}`]);
});

test('a reply that waits is in no list and no count, until it is approved', async () => {
  const { id } = await begin();
  await rule('links');
  const reply = await answer(id, LINK);
  expect(reply).toMatchObject({ hidden: true, review: 'waiting' });
  expect((await read(id)).body).toMatchObject({ replyCount: 0, replies: [] });
  expect(await ownReviews(OTHER)).toMatchObject([{ postId: id, replyId: reply.id }]);
  const body = { replyId: reply.id, verdict: 'approved' };
  expect((await review(id, body)).status).toBe(204);
  expect((await read(id)).body).toMatchObject({ replyCount: 1, replies: [{ id: reply.id }] });
});

test('with reviews of first posts, an author without a visible post waits', async () => {
  const known = await begin();
  await rule('first');
  expect(await begin({ title: 'Again' })).toMatchObject({ hidden: false });
  expect(await begin({ content: LINK })).toMatchObject({ review: 'waiting' });
  expect(await begin({ token: OTHER })).toMatchObject({ review: 'waiting' });
  expect(await begin({ token: undefined })).toMatchObject({ review: 'waiting' });
  const reply = await answer(known.id, 'Mine too');
  expect(reply.review).toBe('waiting');
  await review(known.id, { replyId: reply.id, verdict: 'approved' });
  expect(await answer(known.id, 'And mine')).toMatchObject({ hidden: false });
  expect((await staff.ask('POST', '/api/posts', { ...THREAD, content: LINK })).body).toMatchObject({
    hidden: false,
  });
});

test('a rejected post stays hidden, and the rejection can be undone', async () => {
  await rule('links');
  const { id } = await begin({ content: LINK });
  expect((await review(id, { verdict: 'rejected' })).status).toBe(204);
  expect(await listed()).toEqual([]);
  expect(await ownReviews()).toMatchObject([{ review: 'rejected' }]);
  expect((await queue()).total).toBe(0);
  expect((await review(id, { verdict: 'rejected' })).status).toBe(409);
  expect((await review(id, { verdict: 'waiting' })).status).toBe(204);
  expect((await queue()).total).toBe(1);
  await staff.ask('POST', `/api/posts/${id}/hiding`, { hidden: false });
  expect(await listed()).toEqual([id]);
  expect((await queue()).total).toBe(0);
  const log = JSON.stringify((await staff.ask('GET', '/api/log')).body);
  for (const event of ['post-approved', 'post-rejected', 'post-review-undone'])
    expect(log).toContain(event);
  expect(log).toContain('community-rules-changed');
});

test('of two moderators who decide at once, one wins and the other is told', async () => {
  await rule('links');
  const { id } = await begin({ content: LINK });
  const statuses = await Promise.all([
    review(id, { verdict: 'approved' }),
    review(id, { verdict: 'rejected' }),
  ]);
  expect(statuses.map(({ status }) => status).sort()).toEqual([204, 409]);
});

test('a verdict about an older text is refused', async () => {
  await rule('links');
  const { id } = await begin({ content: LINK });
  const seen = (await queue()).items[0]?.changedAt;
  later(5);
  const body = { title: 'Battery', content: `${LINK} And buy.evil.com`, token: TOKEN };
  expect(await author.ask('PUT', `/api/posts/${id}`, body)).toMatchObject({ status: 200 });
  expect((await review(id, { verdict: 'approved', seen })).status).toBe(409);
  expect(await listed()).toEqual([]);
});

test('an author adds no link to a text that others see', async () => {
  await rule('links');
  const { id } = await begin();
  const reply = await answer(id, 'Mine too');
  const edit = { title: 'Battery', content: LINK, token: TOKEN };
  expect(await author.ask('PUT', `/api/posts/${id}`, edit)).toMatchObject({
    status: 422,
    body: { fields: { content: expect.stringContaining('link') } },
  });
  const change = { content: LINK, token: OTHER };
  const path = `/api/posts/${id}/replies/${reply.id}`;
  expect((await other.ask('PUT', path, change)).status).toBe(422);
  expect((await other.ask('PUT', path, { ...change, content: 'Ours' })).status).toBe(200);
});

test('authors delete what waits or was rejected, and nobody else finds it', async () => {
  await rule('links');
  const { id } = await begin({ content: LINK });
  const remove = (token: string) => author.ask('POST', `/api/posts/${id}/deletion`, { token });
  expect((await remove(OTHER)).status).toBe(404);
  await review(id, { verdict: 'rejected' });
  const edit = { title: 'Battery', content: 'Without a link', token: TOKEN };
  expect((await author.ask('PUT', `/api/posts/${id}`, edit)).status).toBe(403);
  expect((await remove(TOKEN)).status).toBe(204);
  expect(await ownReviews()).toEqual([]);
});

test('of two owners who change the rules at once, the second sees the first change', async () => {
  await rule('links');
  const stale = await staff.ask('PUT', '/api/community-rules', { review: 'none', version: 0 });
  expect(stale).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await readRules()).toEqual({ review: 'links', version: 1 });
});

test.each([
  ['rules of a kind that does not exist', '/api/community-rules', { review: 'all', version: 0 }],
  ['a version beyond every bound', '/api/community-rules', { review: 'none', version: 2 ** 40 }],
  ['a verdict that does not exist', '/api/posts/one/review', { verdict: 'maybe' }],
])('%s are refused', async (_case, path, body) => {
  expect((await staff.ask('PUT', path, body)).status).toBe(422);
});

test('visitors see neither the queue nor the rules, and a moderator does not change the rules', async () => {
  expect((await other.ask('GET', '/api/post-reviews')).status).toBe(401);
  expect((await other.ask('GET', '/api/community-rules')).status).toBe(401);
  expect((await review('one', { verdict: 'approved' }, other)).status).toBe(401);
  const clerk = await withRole('clerk');
  expect((await clerk.ask('GET', '/api/post-reviews')).status).toBe(403);
  expect((await review('one', { verdict: 'approved' }, clerk)).status).toBe(403);
  const moderator = await withRole('moderator');
  expect((await moderator.ask('GET', '/api/community-rules')).status).toBe(200);
  const rules = { review: 'first', version: 0 };
  expect((await moderator.ask('PUT', '/api/community-rules', rules)).status).toBe(403);
});
