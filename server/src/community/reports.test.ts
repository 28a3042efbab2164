import type { Post, PostList, Reply } from '@mcs-repairs/shared/domain/types/community';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import { applyRetention } from '../privacy/applyRetention';
import { openTestShop, type Browser, type TestShop } from '../../test/testShop';

let shop: TestShop;
let visitor: Browser;
let staff: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  visitor = shop.browser();
  staff = await shop.staff();
});
afterEach(() => shop.close());

const THREAD = { author: 'Nisha', title: 'Battery', category: 'iPhone', content: 'It drains.' };
const begin = async () => (await visitor.ask('POST', '/api/posts', THREAD)).body as Post;
const answer = async (id: string) =>
  (await visitor.ask('POST', `/api/posts/${id}/replies`, { author: 'Ram', content: 'Call 98…' }))
    .body as Reply;
const report = (id: string, body: object, browser = visitor) =>
  browser.ask('POST', `/api/posts/${id}/reports`, body);
const listed = async (browser: Browser) =>
  ((await browser.ask('GET', '/api/posts?state=reported')).body as PostList).posts;
const read = async (id: string, browser: Browser) =>
  (await browser.ask('GET', `/api/posts/${id}`)).body as Post;
const reportedToday = async () =>
  ((await staff.ask('GET', '/api/today')).body as Today).reportedPosts;

test('a reported thread is listed for staff with its reasons, and for nobody else', async () => {
  const { id } = await begin();
  await begin();
  const reply = await answer(id);
  expect((await report(id, { reason: 'Spam' })).status).toBe(204);
  expect((await report(id, { replyId: reply.id, reason: 'A phone number' })).status).toBe(204);

  expect(await listed(staff)).toMatchObject([{ id, reports: 2 }]);
  expect(await reportedToday()).toBe(1);
  expect((await read(id, staff)).reported).toMatchObject([
    { reason: 'Spam' },
    { replyId: reply.id, reason: 'A phone number' },
  ]);
  expect(await listed(visitor)).toEqual([]);
  expect(await read(id, visitor)).not.toHaveProperty('reported');
  expect(await read(id, visitor)).not.toHaveProperty('reports');
  expect(JSON.stringify((await visitor.ask('GET', '/api/posts')).body)).not.toContain('reports');
});

test('a network reports the same text once, also at the same moment', async () => {
  const { id } = await begin();
  await Promise.all(['Spam', 'Spam', 'Rude'].map((reason) => report(id, { reason })));
  expect(await listed(staff)).toMatchObject([{ id, reports: 1 }]);
});

test('a network above its daily limit is refused, and another network is not', async () => {
  await shop.close();
  shop = await openTestShop({ RATE_LIMITS: '1000' });
  staff = await shop.staff();
  visitor = shop.browser();
  const ids: string[] = [];
  for (let number = 0; number < 21; number += 1)
    ids.push(((await staff.ask('POST', '/api/posts', THREAD)).body as Post).id);
  const from = (address: string) => (id: string) =>
    visitor.ask('POST', `/api/posts/${id}/reports`, { reason: 'Spam' }, { address });
  const answers = await Promise.all(ids.map(from('198.51.100.7')));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(20);
  expect(answers.filter(({ status }) => status !== 204)).toMatchObject([
    { status: 429, body: { code: 'limit-reached' } },
  ]);
  expect((await from('203.0.113.9')(ids[20] ?? '')).status).toBe(204);
});

test('dismissed reports still count towards the daily limit', async () => {
  await shop.close();
  shop = await openTestShop({ RATE_LIMITS: '1000' });
  staff = await shop.staff();
  visitor = shop.browser();
  const { id } = (await staff.ask('POST', '/api/posts', THREAD)).body as Post;
  const until = shop.clock.now.toISOString();
  for (let number = 0; number < 20; number += 1) {
    expect((await report(id, { reason: 'Spam' })).status).toBe(204);
    await staff.ask('DELETE', `/api/posts/${id}/reports?until=${until}`);
  }
  expect((await report(id, { reason: 'Spam' })).status).toBe(429);
  shop.clock.now = new Date(shop.clock.now.getTime() + 25 * 3_600_000);
  expect((await report(id, { reason: 'Spam' })).status).toBe(204);
});

test('an open report is deleted after twelve months', async () => {
  const { id } = await begin();
  await report(id, { reason: 'Spam' });
  const days = (count: number) => new Date(shop.clock.now.getTime() + count * 24 * 3_600_000);
  const apply = (now: Date) => applyRetention({ db: shop.db, config: shop.config, now });
  await apply(days(364));
  expect(await shop.db.selectFrom('post_reports').selectAll().execute()).toHaveLength(1);
  await apply(days(367));
  expect(await shop.db.selectFrom('post_reports').selectAll().execute()).toEqual([]);
});

test('staff dismiss the reports, and visitors may not', async () => {
  const { id } = await begin();
  await report(id, { reason: 'Spam' });
  const until = shop.clock.now.toISOString();
  const dismiss = (browser: Browser, post = id) =>
    browser.ask('DELETE', `/api/posts/${post}/reports?until=${until}`);
  expect((await dismiss(visitor)).status).toBe(401);
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  const reply = await answer(id);
  await report(id, { replyId: reply.id, reason: 'Sent while staff were reading' });
  expect((await dismiss(staff)).body).toMatchObject({
    reported: [{ reason: 'Sent while staff were reading' }],
  });
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  const last = shop.clock.now.toISOString();
  const dismissed = await staff.ask('DELETE', `/api/posts/${id}/reports?until=${last}`);
  expect(dismissed.status).toBe(200);
  expect(dismissed.body).not.toHaveProperty('reported');
  expect(await listed(staff)).toEqual([]);
  expect((await dismiss(staff, 'nothing')).status).toBe(404);
});

test('hiding a text removes its reports and keeps those of other texts', async () => {
  const { id } = await begin();
  const reply = await answer(id);
  await report(id, { reason: 'Spam' });
  await report(id, { replyId: reply.id, reason: 'Rude' });
  await staff.ask('POST', `/api/posts/${id}/replies/${reply.id}/hiding`, { hidden: true });
  expect((await read(id, staff)).reported).toMatchObject([{ reason: 'Spam' }]);
  await staff.ask('POST', `/api/posts/${id}/hiding`, { hidden: true });
  expect(await listed(staff)).toEqual([]);
  expect(await reportedToday()).toBe(0);
});

test('what a visitor cannot see cannot be reported', async () => {
  const { id } = await begin();
  const reply = await answer(id);
  await staff.ask('POST', `/api/posts/${id}/replies/${reply.id}/hiding`, { hidden: true });
  expect((await report(id, { replyId: reply.id, reason: 'Spam' })).status).toBe(404);
  expect((await report(id, { replyId: 'nothing', reason: 'Spam' })).status).toBe(404);
  expect((await report('nothing', { reason: 'Spam' })).status).toBe(404);
  await staff.ask('POST', `/api/posts/${id}/hiding`, { hidden: true });
  expect((await report(id, { reason: 'Spam' })).status).toBe(404);
});

test.each([
  ['', 'Please say what is wrong'],
  ['   ', 'Please say what is wrong'],
])('the reason %j is refused beside its field', async (reason, message) => {
  const { id } = await begin();
  expect(await report(id, { reason })).toMatchObject({
    status: 422,
    body: { fields: { reason: message } },
  });
  expect((await report(id, { reason: 'x'.repeat(301) })).status).toBe(422);
});
