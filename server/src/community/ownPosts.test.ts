import type { Post, Reply } from '@mcs-repairs/shared/domain/types/community';
import { openTestShop, type Browser, type TestShop } from '../../test/testShop';
import { hashOf } from '../db/ids';

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
const THREAD = { author: 'Nisha', title: 'Battery', category: 'iPhone', content: 'It drains.' };
const EDITED = { title: 'Battery of my phone', content: 'It drains at night.' };

const begin = async (token: string | null = TOKEN) =>
  (await author.ask('POST', '/api/posts', { ...THREAD, ...(token && { token }) })).body as Post;
const answer = async (id: string, token = OTHER) => {
  later(1);
  const body = { author: 'Ram', content: 'Mine too', token };
  return (await other.ask('POST', `/api/posts/${id}/replies`, body)).body as Reply;
};
const edit = (id: string, change: object = {}) =>
  author.ask('PUT', `/api/posts/${id}`, { ...EDITED, token: TOKEN, ...change });
const remove = (path: string, token = TOKEN) =>
  author.ask('POST', `/api/posts/${path}/deletion`, { token });
const read = async (id: string) => (await other.ask('GET', `/api/posts/${id}`)).body as Post;
const later = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};

test('an author edits a thread, and others see that it was edited and find its new words', async () => {
  const { id } = await begin();
  later(29);
  expect(await edit(id)).toMatchObject({ status: 200, body: { title: EDITED.title } });
  expect(await read(id)).toMatchObject({
    title: EDITED.title,
    fullContent: EDITED.content,
    preview: EDITED.content,
    editedAt: shop.clock.now.toISOString(),
  });
  const found = (await other.ask('GET', '/api/posts?search=night')).body;
  expect(found).toMatchObject({ posts: [{ id, title: EDITED.title }] });
});

test('the server stores only the hash of the secret, and sends neither', async () => {
  const { id } = await begin();
  const row = await shop.db.selectFrom('posts').selectAll().executeTakeFirstOrThrow();
  expect(row.writer_hash).toBe(hashOf(TOKEN));
  expect(JSON.stringify(row)).not.toContain(TOKEN);
  for (const reader of [other, staff]) {
    const { body } = await reader.ask('GET', `/api/posts/${id}`);
    expect(JSON.stringify(body)).not.toMatch(/token|writer|a{43}/i);
    expect(JSON.stringify(body)).not.toContain(row.writer_hash);
  }
});

test.each([
  ['another browser', { token: OTHER }, 403],
  ['no secret', { token: undefined }, 422],
  ['a secret of the wrong length', { token: 'a' }, 422],
  ['no title', { title: ' ' }, 422],
  ['a text that is too long', { content: 'x'.repeat(10_001) }, 422],
])('%s is refused', async (_case, change, status) => {
  const { id } = await begin();
  expect((await edit(id, change)).status).toBe(status);
  expect(await read(id)).toMatchObject({ title: THREAD.title });
});

test('after thirty minutes a thread can no longer be edited', async () => {
  const { id } = await begin();
  later(30);
  expect(await edit(id)).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('30 minutes') as string },
  });
});

test('a thread without a secret, and a thread of the shop, belong to no browser', async () => {
  const { id } = await begin(null);
  expect((await edit(id)).status).toBe(403);
  const official = await staff.ask('POST', '/api/posts', { ...THREAD, token: TOKEN });
  expect((await edit((official.body as Post).id)).status).toBe(403);
});

test('a hidden thread cannot be edited, and a locked one says so', async () => {
  const { id } = await begin();
  await staff.ask('POST', `/api/posts/${id}/hiding`, { locked: true });
  expect(await edit(id)).toMatchObject({ status: 423, body: { code: 'locked' } });
  expect((await remove(id)).status).toBe(423);
  await staff.ask('POST', `/api/posts/${id}/hiding`, { locked: false, hidden: true });
  expect((await edit(id)).status).toBe(404);
  expect((await remove(id)).status).toBe(404);
});

test('staff hide a thread while its author edits it: it stays hidden', async () => {
  const { id } = await begin();
  const [edited, hidden] = await Promise.all([
    edit(id),
    staff.ask('POST', `/api/posts/${id}/hiding`, { hidden: true }),
  ]);
  expect([200, 404]).toContain(edited.status);
  expect(hidden.status).toBe(200);
  expect((await other.ask('GET', `/api/posts/${id}`)).status).toBe(404);
});

test('an author deletes a thread with its likes, reports and own replies, until others reply', async () => {
  const { id } = await begin();
  await answer(id, TOKEN);
  await other.ask('PUT', `/api/posts/${id}/like`);
  await other.ask('PUT', `/api/posts/${id}/like`);
  await other.ask('POST', `/api/posts/${id}/reports`, { reason: 'Spam' });
  expect((await remove(id, OTHER)).status).toBe(403);
  expect((await remove(id)).status).toBe(204);
  expect((await other.ask('GET', `/api/posts/${id}`)).status).toBe(404);
  for (const table of ['posts', 'replies', 'likes', 'post_reports'] as const)
    expect(await shop.db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect((await remove(id)).status).toBe(404);

  const answered = await begin();
  await answer(answered.id);
  expect(await remove(answered.id)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await read(answered.id)).toMatchObject({ replyCount: 1 });
});

test('a reply and the deletion of its thread at the same moment leave no reply without a thread', async () => {
  const { id } = await begin();
  const [gone, reply] = await Promise.all([remove(id), answer(id)]);
  const posts = await shop.db.selectFrom('posts').selectAll().execute();
  const replies = await shop.db.selectFrom('replies').selectAll().execute();
  expect(posts).toHaveLength(replies.length);
  expect(gone.status === 204).toBe(!('id' in reply));
});

test('an author edits and deletes a reply, until others reply after it', async () => {
  const { id } = await begin();
  const reply = await answer(id);
  const own = `${id}/replies/${reply.id}`;
  const change = (body: object) => other.ask('PUT', `/api/posts/${own}`, body);
  later(1);
  expect(await change({ content: 'Ours too', token: OTHER })).toMatchObject({
    status: 200,
    body: { content: 'Ours too', editedAt: shop.clock.now.toISOString() },
  });
  expect((await change({ content: 'Stolen', token: TOKEN })).status).toBe(403);
  expect((await remove(own, TOKEN)).status).toBe(403);
  await answer(id, TOKEN);
  expect((await remove(own, OTHER)).status).toBe(403);

  const last = await answer(id);
  expect((await remove(`${id}/replies/${last.id}`, OTHER)).status).toBe(204);
  expect(await read(id)).toMatchObject({ replyCount: 2 });
  later(60);
  expect((await change({ content: 'Late', token: OTHER })).status).toBe(403);
  await staff.ask('POST', `/api/posts/${own}/hiding`, { hidden: true });
  expect((await remove(own, OTHER)).status).toBe(404);
});

describe('an edit that is sent again, because its response was lost,', () => {
  test('succeeds for a thread, also after its time is over, and makes no new version', async () => {
    const { id, createdAt: seen } = await begin();
    later(29);
    expect((await edit(id, { seen })).status).toBe(200);
    const { editedAt } = await read(id);
    later(2);
    const again = await edit(id, { seen });
    expect(again).toMatchObject({ status: 200, body: { title: EDITED.title, editedAt } });
    expect(await read(id)).toMatchObject({ editedAt, fullContent: EDITED.content });
  });

  test('succeeds for a reply, and makes no new version', async () => {
    const { id } = await begin();
    const { id: replyId, createdAt: seen } = await answer(id);
    const change = (content: string) =>
      other.ask('PUT', `/api/posts/${id}/replies/${replyId}`, { content, seen, token: OTHER });
    later(1);
    const { status, body } = await change('Ours too');
    expect(status).toBe(200);
    later(1);
    expect(await change('Ours too')).toMatchObject({ status, body });
    expect((await change('Ours as well')).status).toBe(409);
  });

  test.each([
    ['title', { title: 'Another title' }],
    ['text', { content: 'Another text' }],
  ])('is refused if the %s has changed since', async (_part, change) => {
    const { id, createdAt: seen } = await begin();
    later(1);
    await edit(id, { seen });
    later(1);
    expect((await edit(id, change)).status).toBe(200);
    expect(await edit(id, { seen })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await edit(id, { ...change, seen, token: OTHER })).status).toBe(403);
  });
});

describe('the accepted answer', () => {
  const accept = (id: string, replyId: string | null, browser = author, token = TOKEN) =>
    browser.ask('PUT', `/api/posts/${id}/answer`, { replyId, token });

  test('is marked and unmarked by the author, and everybody sees it', async () => {
    const { id } = await begin();
    const first = await answer(id);
    const second = await answer(id);
    expect(await accept(id, second.id)).toMatchObject({
      status: 200,
      body: { answer: { id: second.id } },
    });
    expect(await read(id)).toMatchObject({
      answer: { id: second.id, content: 'Mine too' },
      replies: [{ id: first.id }, { id: second.id }],
    });
    await accept(id, first.id);
    expect(await read(id)).toMatchObject({ answer: { id: first.id } });
    expect((await accept(id, null)).status).toBe(200);
    expect(await read(id)).not.toHaveProperty('answer');
  });

  test('is marked by staff without a secret, and the log says who did it', async () => {
    const { id } = await begin();
    const reply = await answer(id);
    const { status } = await staff.ask('PUT', `/api/posts/${id}/answer`, { replyId: reply.id });
    expect(status).toBe(200);
    expect((await staff.ask('GET', '/api/log?event=answer-marked')).body).toMatchObject({
      entries: [{ by: 'Asha', detail: THREAD.title }],
    });
    const stale = await staff.ask(
      ...(['PUT', `/api/posts/${id}/answer`, { replyId: null }, { csrf: false }] as const),
    );
    expect(stale.status).toBe(403);
  });

  test('is refused for others, for unknown replies and for replies of other threads', async () => {
    const { id } = await begin();
    const reply = await answer(id);
    const elsewhere = await answer((await begin()).id);
    expect((await accept(id, reply.id, other, OTHER)).status).toBe(403);
    expect((await other.ask('PUT', `/api/posts/${id}/answer`, { replyId: reply.id })).status).toBe(
      403,
    );
    expect((await accept(id, elsewhere.id)).status).toBe(404);
    expect((await accept(id, 'nothing')).status).toBe(404);
    expect((await accept('nothing', reply.id)).status).toBe(404);
    await staff.ask('POST', `/api/posts/${id}/hiding`, { hidden: true });
    expect((await accept(id, reply.id)).status).toBe(404);
  });

  test('disappears while its reply is hidden, and for ever when its author deletes it', async () => {
    const { id } = await begin();
    const reply = await answer(id);
    await accept(id, reply.id);
    const hide = (hidden: boolean) =>
      staff.ask('POST', `/api/posts/${id}/replies/${reply.id}/hiding`, { hidden });
    await hide(true);
    expect(await read(id)).not.toHaveProperty('answer');
    await hide(false);
    expect(await read(id)).toHaveProperty('answer');
    expect((await remove(`${id}/replies/${reply.id}`, OTHER)).status).toBe(204);
    expect(await read(id)).not.toHaveProperty('answer');
  });
});
