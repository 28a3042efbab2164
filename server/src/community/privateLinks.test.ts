import type { OwnPostState, Post, Reply } from '@mcs-repairs/shared/domain/types/community';
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

type Linked<Posted> = Posted & { linkToken: string };
const begin = async (change: object = { token: TOKEN }) =>
  (await author.ask('POST', '/api/posts', { ...THREAD, ...change })).body as Linked<Post>;
const answer = async (id: string, token = TOKEN) => {
  later(1);
  const body = { author: 'Ram', content: 'Mine too', token };
  const { body: reply } = await author.ask('POST', `/api/posts/${id}/replies`, body);
  return reply as Linked<Reply>;
};
const look = (id: string, token: string) =>
  other.ask('GET', `/api/own-posts/${id}`, undefined, { headers: { 'x-author-token': token } });
const edit = (id: string, token: string, change: object = {}) =>
  other.ask('PUT', `/api/posts/${id}`, { ...EDITED, token, ...change });
const remove = (path: string, token: string) =>
  other.ask('POST', `/api/posts/${path}/deletion`, { token });
const read = async (id: string) => (await author.ask('GET', `/api/posts/${id}`)).body as Post;
const later = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};
async function review(rule: 'none' | 'links' | 'first') {
  const { version } = (await staff.ask('GET', '/api/community-rules')).body as { version: number };
  await staff.ask('PUT', '/api/community-rules', { review: rule, version });
}

test('the author gets the secret of the post once, also after a retry, and the server stores its hash', async () => {
  const headers = { 'idempotency-key': 'one' };
  const body = { ...THREAD, token: TOKEN };
  const sent = await author.ask('POST', '/api/posts', body, { headers });
  const { id, linkToken } = sent.body as Linked<Post>;
  expect(linkToken).toMatch(/^[\w-]{43}$/);
  expect((await author.ask('POST', '/api/posts', body, { headers })).body).toEqual(sent.body);
  const reply = await answer(id);
  expect(reply.linkToken).not.toBe(linkToken);
  const thread = await shop.db.selectFrom('posts').selectAll().executeTakeFirstOrThrow();
  const replies = await shop.db.selectFrom('replies').selectAll().execute();
  expect(thread.link_hash).toBe(hashOf(linkToken));
  expect(replies.map((row) => row.link_hash)).toEqual([hashOf(reply.linkToken)]);
  const kept = await shop.db.selectFrom('idempotency').selectAll().execute();
  const stored = JSON.stringify([thread, replies, kept]);
  for (const reader of [author, staff]) {
    const texts = [stored];
    for (const path of [`posts/${id}`, `posts/${id}/replies`, 'posts']) {
      texts.push(JSON.stringify((await reader.ask('GET', `/api/${path}`)).body));
    }
    texts.push(JSON.stringify((await look(id, linkToken)).body));
    expect(texts.join()).not.toContain(linkToken);
    expect(texts.join()).not.toContain(reply.linkToken);
    expect(texts.slice(1).join()).not.toContain(hashOf(linkToken));
  }
});

test('a post by staff has no private link', async () => {
  const { body } = await staff.ask('POST', '/api/posts', THREAD);
  expect(body).not.toHaveProperty('linkToken');
  expect((await look((body as Post).id, TOKEN)).status).toBe(403);
});

test('the private link shows, edits and deletes its thread', async () => {
  const { id, linkToken } = await begin();
  expect(await look(id, linkToken)).toMatchObject({
    status: 200,
    body: {
      postId: id,
      title: THREAD.title,
      content: THREAD.content,
      changedAt: shop.clock.now.toISOString(),
      mayEdit: true,
      mayDelete: true,
    },
  });
  later(29);
  expect(await edit(id, linkToken)).toMatchObject({ status: 200, body: { title: EDITED.title } });
  expect(await read(id)).toMatchObject({ fullContent: EDITED.content });
  expect((await remove(id, linkToken)).status).toBe(204);
  expect((await look(id, linkToken)).status).toBe(404);
  expect((await edit(id, linkToken)).status).toBe(404);
});

test('the private link shows, edits and deletes its reply, and the browser of the author still does', async () => {
  const { id } = await begin();
  const reply = await answer(id, OTHER);
  const place = `${id}/replies/${reply.id}`;
  expect((await look(reply.id, reply.linkToken)).body).toMatchObject({
    postId: id,
    replyId: reply.id,
    title: THREAD.title,
    content: 'Mine too',
    author: 'Ram',
  });
  expect(await edit(place, reply.linkToken)).toMatchObject({ status: 200 });
  expect(await edit(place, OTHER, { content: 'Ours' })).toMatchObject({ status: 200 });
  expect((await remove(place, reply.linkToken)).status).toBe(204);
});

test('a post that was sent without the secret of a browser has a private link', async () => {
  const { id, linkToken } = await begin({});
  expect((await edit(id, linkToken)).status).toBe(200);
  await answer(id);
  expect((await look(id, linkToken)).body).toMatchObject({ mayDelete: false });
  expect((await remove(id, linkToken)).status).toBe(403);
});

test.each([
  ['another secret', async () => OTHER],
  ['the link of another post by the same author', async () => (await begin()).linkToken],
  ['the link of a reply to this thread', async (id: string) => (await answer(id, TOKEN)).linkToken],
  ['the hash of the secret', async (_id: string, linkToken: string) => hashOf(linkToken)],
])('%s neither shows, edits nor deletes a post', async (_case, secretOf) => {
  const { id, linkToken } = await begin();
  const secret = await secretOf(id, linkToken);
  expect(await look(id, secret)).toMatchObject({
    status: 403,
    body: { message: 'This link does not belong to this post.' },
  });
  expect((await edit(id, secret)).status).toBe(403);
  expect((await remove(id, secret)).status).toBe(403);
  expect(await read(id)).toMatchObject({ title: THREAD.title });
});

test.each(['', 'a', 'a'.repeat(44), `${'a'.repeat(42)}.`, '💥'.repeat(43)])(
  'the text %j is no secret',
  async (text) => {
    const { id } = await begin();
    expect((await edit(id, text)).status).toBe(422);
    expect((await look(id, encodeURIComponent(text))).status).toBe(422);
  },
);

test('an older post, and a post of an older version of the server, belong to no link', async () => {
  const { id } = await begin();
  await shop.db.updateTable('posts').set({ link_hash: null }).execute();
  expect((await look(id, OTHER)).status).toBe(403);
  expect((await edit(id, OTHER)).status).toBe(403);
  expect((await edit(id, TOKEN)).status).toBe(200);
});

test('after thirty minutes the link no longer edits, and says so, but still deletes', async () => {
  const { id, linkToken } = await begin();
  later(30);
  expect((await look(id, linkToken)).body).toMatchObject({ mayEdit: false, mayDelete: true });
  expect(await edit(id, linkToken)).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('can no longer edit') as string },
  });
  expect((await remove(id, linkToken)).status).toBe(204);
});

test('a thread that staff locked or hid cannot be changed with the link', async () => {
  const { id, linkToken } = await begin();
  const hide = (change: object) => staff.ask('POST', `/api/posts/${id}/hiding`, change);
  await hide({ locked: true });
  expect((await look(id, linkToken)).body).toMatchObject({ mayEdit: false, mayDelete: false });
  expect((await edit(id, linkToken)).status).toBe(423);
  await hide({ locked: false, hidden: true });
  expect((await look(id, linkToken)).status).toBe(404);
  expect((await edit(id, linkToken)).status).toBe(404);
  expect((await remove(id, linkToken)).status).toBe(404);
});

test('a hidden reply cannot be changed with its link, nor a reply of a hidden thread', async () => {
  const { id } = await begin();
  const reply = await answer(id, OTHER);
  const place = `${id}/replies/${reply.id}`;
  await staff.ask('POST', `/api/posts/${place}/hiding`, { hidden: true });
  expect((await look(reply.id, reply.linkToken)).status).toBe(404);
  await staff.ask('POST', `/api/posts/${place}/hiding`, { hidden: false });
  await staff.ask('POST', `/api/posts/${id}/hiding`, { hidden: true });
  expect((await look(reply.id, reply.linkToken)).status).toBe(404);
  expect((await edit(place, reply.linkToken)).status).toBe(404);
});

test('a thread that others answered stays, and the link of a thread does not delete other posts of its author', async () => {
  const { id, linkToken } = await begin();
  const reply = await answer(id, TOKEN);
  expect((await look(id, linkToken)).body).toMatchObject({ mayDelete: false });
  expect((await look(id, TOKEN)).body).toMatchObject({ mayDelete: true });
  expect(await remove(id, linkToken)).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('Your own replies') as string },
  });
  expect((await remove(`${id}/replies/${reply.id}`, linkToken)).status).toBe(403);
  await answer(id, OTHER);
  for (const secret of [linkToken, TOKEN]) {
    expect((await look(id, secret)).body).toMatchObject({ mayDelete: false });
    expect((await remove(id, secret)).status).toBe(403);
  }
  expect((await remove(`${id}/replies/${reply.id}`, reply.linkToken)).status).toBe(403);
  expect(await read(id)).toMatchObject({ replyCount: 2 });
});

test('the link does not mark an answer', async () => {
  const { id, linkToken } = await begin();
  const { id: replyId } = await answer(id, OTHER);
  const body = { replyId, token: linkToken };
  expect((await other.ask('PUT', `/api/posts/${id}/answer`, body)).status).toBe(403);
  expect(await read(id)).not.toHaveProperty('answer');
});

describe('while posts wait for a review', () => {
  test('the link shows that its post waits, edits it, and shows when it was rejected', async () => {
    await review('first');
    const { id, linkToken } = await begin();
    expect((await look(id, linkToken)).body).toMatchObject({ review: 'waiting', mayEdit: true });
    expect((await look(id, OTHER)).status).toBe(404);
    expect(await edit(id, linkToken)).toMatchObject({ status: 200, body: { review: 'waiting' } });
    await staff.ask('PUT', `/api/posts/${id}/review`, { verdict: 'rejected' });
    const expected = { review: 'rejected', mayEdit: false, mayDelete: true };
    expect((await look(id, linkToken)).body).toMatchObject(expected);
    expect((await edit(id, linkToken)).status).toBe(403);
    expect((await remove(id, linkToken)).status).toBe(204);
  });

  test('the link lists no other posts of its author, and its owner does not count as known', async () => {
    const known = await begin();
    await review('first');
    const headers = { 'x-author-token': known.linkToken };
    await begin({ token: OTHER });
    const listed = await other.ask('GET', '/api/own-post-reviews', undefined, { headers });
    expect(listed.body).toEqual({ items: [] });
    const posted = await other.ask('POST', '/api/posts', { ...THREAD, token: known.linkToken });
    expect(posted.body).toMatchObject({ review: 'waiting' });
  });
});

describe('two devices', () => {
  const seenBy = async (id: string, token: string) =>
    ((await look(id, token)).body as OwnPostState).changedAt;

  test('that edit one thread at once do not overwrite each other unseen', async () => {
    const { id, linkToken } = await begin();
    const seen = await seenBy(id, linkToken);
    const [first, second] = await Promise.all([
      edit(id, linkToken, { seen, content: 'From the phone' }),
      edit(id, TOKEN, { seen, content: 'From the laptop' }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const winner = first.status === 200 ? 'From the phone' : 'From the laptop';
    expect(await read(id)).toMatchObject({ fullContent: winner });
    const again = await edit(id, TOKEN, { seen, content: 'Once more' });
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const newer = await seenBy(id, linkToken);
    expect((await edit(id, TOKEN, { seen: newer, content: 'Both' })).status).toBe(200);
  });

  test('that edit one reply at once do not overwrite each other unseen', async () => {
    const { id } = await begin();
    const reply = await answer(id, OTHER);
    const place = `${id}/replies/${reply.id}`;
    const seen = await seenBy(reply.id, reply.linkToken);
    const answers = await Promise.all([
      edit(place, reply.linkToken, { seen, content: 'From the phone' }),
      edit(place, OTHER, { seen, content: 'From the laptop' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a page of an older version still edits, because it does not name the version it read', async () => {
    const { id } = await begin();
    expect((await edit(id, TOKEN)).status).toBe(200);
    expect((await edit(id, TOKEN, { content: 'Again' })).status).toBe(200);
  });
});

test('attempts with wrong secrets are limited for each network', async () => {
  await shop.close();
  shop = await openTestShop({ RATE_LIMITS: '1' });
  author = shop.browser();
  const { id } = await begin();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 31; attempt += 1) {
    const headers = { 'x-author-token': OTHER };
    const options = { headers, address: '198.51.100.7' };
    statuses.push((await author.ask('GET', `/api/own-posts/${id}`, undefined, options)).status);
  }
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 403));
  expect(statuses[30]).toBe(429);
});
