import type { SendMailOptions } from 'nodemailer';
import type { Post, Reply } from '@mcs-repairs/shared/domain/types/community';
import { openTestShop, type Browser, type TestShop } from '../../test/testShop';
import { startMailWorker } from '../notifications/email/mailWorker';
import { recipients } from '../operations/recipients';
import { quiet } from '../operations/testing/freshShop';
import { applyRetention } from '../privacy/applyRetention';

let shop: TestShop;
let visitor: Browser;
let sent: SendMailOptions[];
beforeEach(async () => {
  shop = await openTestShop({ RATE_LIMITS: '1000' });
  visitor = shop.browser();
  sent = [];
});
afterEach(() => shop.close());

const TOKEN = 'a'.repeat(43);
const EMAIL = 'nisha@mail.example';
const THREAD = { author: 'Nisha', title: 'Battery', category: 'iPhone', content: 'It drains.' };

const later = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};
const begin = async () =>
  (await visitor.ask('POST', '/api/posts', { ...THREAD, token: TOKEN })).body as Post;
const follow = (id: string, body: object = {}, address = '198.51.100.7') =>
  visitor.ask(
    'POST',
    `/api/posts/${id}/follows`,
    { email: EMAIL, token: TOKEN, ...body },
    { address },
  );
const answer = async (id: string, change: object = {}) =>
  (
    await visitor.ask('POST', `/api/posts/${id}/replies`, {
      ...{ author: 'Ram', content: 'Mine too', token: 'b'.repeat(43) },
      ...change,
    })
  ).body as Reply;

/** Sends the due emails, and returns those that were sent since the last call. */
async function mails(): Promise<SendMailOptions[]> {
  const before = sent.length;
  const worker = startMailWorker({
    recipients,
    db: shop.db,
    config: shop.config,
    siteUrl: () => 'https://shop.example',
    log: quiet,
    now: () => shop.clock.now,
    delivery: { deliver: async (_id, message) => void sent.push(message) },
    pace: { pollMs: 1 << 30 },
  });
  await worker.run();
  await worker.stop();
  return sent.slice(before);
}
const secretIn = (mail: SendMailOptions | undefined) =>
  /#([\w.-]+)/.exec(String(mail?.text))?.[1] ?? '';
const confirm = (token: string) => visitor.ask('POST', '/api/follow-confirmations', { token });
const stored = () => shop.db.selectFrom('thread_follows').selectAll().execute();

async function followed(): Promise<{ id: string; token: string }> {
  const { id } = await begin();
  await follow(id);
  const [mail] = await mails();
  const token = secretIn(mail);
  await confirm(token);
  return { id, token };
}

test('the emails begin after the address is confirmed, and one email counts several replies', async () => {
  const { id } = await begin();
  expect((await follow(id)).status).toBe(204);
  await answer(id);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.to).toMatchObject({ address: EMAIL });
  // Anybody can type a stranger's address, so this email contains no text by visitors.
  expect(`${mail?.subject} ${mail?.text}`).not.toContain('Battery');
  later(10);
  expect(await mails()).toEqual([]);

  expect(await confirm(secretIn(mail))).toMatchObject({
    status: 200,
    body: { postId: id, title: 'Battery' },
  });
  await answer(id);
  await answer(id, { content: 'Also mine' });
  expect(await mails()).toEqual([]);
  later(5);
  const [news, ...more] = await mails();
  expect(more).toEqual([]);
  expect(news?.subject).toContain('2 new replies');
  expect(news?.text).toContain(`https://shop.example/community/${id}`);

  later(60);
  await answer(id);
  later(60);
  expect(await mails()).toEqual([]);
  later(5 * 60);
  expect((await mails())[0]?.subject).toContain('1 new reply');
});

test('nobody gets an email about their own reply, a hidden reply, or one that waits', async () => {
  const { id } = await followed();
  await answer(id, { token: TOKEN });
  later(6 * 60);
  expect(await mails()).toEqual([]);
  const staff = await shop.staff();
  const reply = await answer(id);
  await staff.ask('POST', `/api/posts/${id}/replies/${reply.id}/hiding`, { hidden: true });
  later(6 * 60);
  expect(await mails()).toEqual([]);

  await staff.ask('PUT', '/api/community-rules', { review: 'links', version: 0 });
  const link = await answer(id, { content: 'See www.example.com' });
  later(6 * 60);
  expect(await mails()).toEqual([]);
  const verdict = { replyId: link.id, verdict: 'approved' };
  expect((await staff.ask('PUT', `/api/posts/${id}/review`, verdict)).status).toBe(204);
  later(5);
  expect(await mails()).toHaveLength(1);
});

test('a mail program stops the emails with one press, and the address is erased', async () => {
  const { id } = await followed();
  await answer(id);
  later(5);
  const [mail] = await mails();
  const headers = mail?.headers as Record<string, string>;
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const address =
    /<https:\/\/shop\.example(.*)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const press = () =>
    visitor.ask('POST', address, 'List-Unsubscribe=One-Click', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await press()).status).toBe(204);
  expect((await press()).status).toBe(204);
  expect(await stored()).toEqual([]);
  later(6 * 60);
  await answer(id);
  later(6 * 60);
  expect(await mails()).toEqual([]);
});

test('the link in an email stops the emails, and an invented link does nothing', async () => {
  const { token } = await followed();
  const end = (text: string) => visitor.ask('POST', '/api/follow-ends/by-link', { token: text });
  expect((await end(`${token}x`)).status).toBe(404);
  expect((await confirm('invented.secret')).status).toBe(404);
  expect(await stored()).toHaveLength(1);
  expect((await end(token)).status).toBe(204);
  expect(await stored()).toEqual([]);
});

test('the answer does not tell who follows a thread, and a repeated request sends nothing', async () => {
  const { id } = await followed();
  expect((await follow(id, { email: 'Nisha+forum@mail.example' })).status).toBe(204);
  expect(await mails()).toEqual([]);
  expect(await stored()).toHaveLength(1);
});

test('an address gets few emails a day, and a network sends few requests', async () => {
  const { id } = await begin();
  for (let number = 0; number < 8; number += 1) await follow(id, {}, `198.51.${number}.1`);
  expect(await mails()).toHaveLength(5);
  const statuses: number[] = [];
  for (let number = 0; number < 20; number += 1)
    statuses.push((await follow(id, { email: `a${number}@mail.example` })).status);
  expect(statuses.at(-2)).toBe(204);
  expect(await follow(id, { email: 'last@mail.example' })).toMatchObject({
    status: 429,
    body: { code: 'limit-reached' },
  });
});

test.each([
  ['no address', { email: '' }, 422],
  ['a text that is no address', { email: 'nisha' }, 422],
])('%s is refused beside the field', async (_case, body, status) => {
  const { id } = await begin();
  const refused = await follow(id, body);
  expect(refused).toMatchObject({ status, body: { fields: { email: expect.any(String) } } });
});

test('unconfirmed addresses are erased after a week, confirmed ones after the period', async () => {
  await followed();
  const other = await begin();
  await follow(other.id, { email: 'ram@mail.example' });
  const retain = () => applyRetention({ db: shop.db, config: shop.config, now: shop.clock.now });
  later(8 * 24 * 60);
  await retain();
  expect(await stored()).toMatchObject([{ email: EMAIL }]);
  later(370 * 24 * 60);
  await retain();
  expect(await stored()).toEqual([]);
});

test('staff see no address of those who follow', async () => {
  const { id } = await followed();
  const staff = await shop.staff();
  for (const path of [`/api/posts/${id}`, '/api/posts', '/api/log', '/api/post-reviews'])
    expect(JSON.stringify((await staff.ask('GET', path)).body)).not.toContain(EMAIL);
});
