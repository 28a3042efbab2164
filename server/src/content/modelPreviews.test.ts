import Fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import type { PreviewLinks } from '@mcs-repairs/shared/domain/contract/previewLinks';
import type { OwnModel, ShownModel } from '@mcs-repairs/shared/domain/types/models';
import { openTestShop, type Browser, type TestShop } from '../../test/testShop';
import { DRAFT_MS, withDrafts } from './contentPreviews';
import { draftRoutes } from './draftRoutes';

let shop: TestShop;
let site: FastifyInstance;
let asha: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  asha = await shop.staff();
  site = Fastify();
  draftRoutes(site, placeOf(shop));
});
afterEach(async () => {
  await site.close();
  await shop.close();
});

const placeOf = ({ db, config, clock }: TestShop) => ({ db, config, now: () => clock.now });
const FACTS = {
  device: 'iphone',
  name: 'iPhone 18 Pro',
  slug: '',
  year: 2026,
  numbers: ['A3400'],
  alsoCalled: [],
  issues: ['screen', 'battery'],
  words: 'We keep its screens.',
  durations: { screen: '20-40 minutes' },
};
const BUILT_IN = { ...FACTS, name: 'iPhone 16', slug: '16', numbers: ['A3081'], issues: null };
const ask = (body: object, by = asha) => by.ask('POST', '/api/models/previews', body);
const preview = async (body: object = FACTS) => {
  const answer = await ask(body);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body as PreviewLinks;
};
const cookieOf = ({ cookies }: Browser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Returns what a browser sees at an address instead of the public page. */
function seenBy(cookie: string, url: string) {
  const content = { revision: '', profile: DEFAULT_SHOP_PROFILE, banner: null };
  const look = withDrafts(
    placeOf(shop),
    async () => null,
    () => content,
  );
  const request = { url, headers: { cookie } } as Parameters<typeof look>[0];
  return look(request, { revision: '1', remotes: {} });
}
/** Opens the link of a preview. Returns the cookies of the browser after that. */
async function open(link: string, cookie = cookieOf(asha)) {
  const { statusCode, headers, cookies } = await site.inject({ url: link, headers: { cookie } });
  const [own] = cookies;
  return { statusCode, headers, cookie: own ? `${cookie}; ${own.name}=${own.value}` : cookie };
}

test('a new model is previewed at its own address, and is stored nowhere', async () => {
  const { frame, link } = await preview();
  expect(frame).toMatch(/^\/repairs\/iphone\/18-pro\?content-preview=/);
  const shown = await seenBy(cookieOf(asha), `${frame}&scheme=dark`);
  expect(shown).toMatchObject({
    framed: { scheme: 'dark' },
    modelDraft: {
      ...{ name: 'iPhone 18 Pro', slug: '18-pro', year: 2026, issues: ['screen', 'battery'] },
      ...{ words: 'We keep its screens.', durations: { screen: '20-40 minutes' } },
    },
  });
  expect(shown?.strip.markup).toBe('');
  expect(shown).not.toHaveProperty('profile');
  expect(shown).not.toHaveProperty('banner');
  const opened = await open(link);
  expect(opened).toMatchObject({ statusCode: 303 });
  expect(opened.headers).toMatchObject({
    ...{ location: '/repairs/iphone/18-pro', 'cache-control': 'no-store' },
  });
  const inTab = await seenBy(opened.cookie, '/repairs/iphone/18-pro');
  expect(inTab?.modelDraft).toMatchObject({ name: 'iPhone 18 Pro' });
  expect(inTab).not.toHaveProperty('framed');
  expect(inTab?.strip.markup).toContain('the changes of this model are not saved');

  expect(await shop.db.selectFrom('repair_models').selectAll().execute()).toEqual([]);
  const { body } = await shop.browser().ask('GET', '/api/models?device=iphone');
  expect((body as ShownModel[]).map(({ slug }) => slug)).not.toContain('18-pro');
  const log = await asha.ask('GET', '/api/log?event=models-changed');
  expect(log.body).toMatchObject({ entries: [] });
});

test('a change of a stored model shows its picture, also under a new address and while it is off', async () => {
  const { body } = await asha.ask('POST', '/api/models', FACTS);
  const { id } = body as OwnModel;
  const picture = JSON.stringify({ id: 'p1', width: 900, height: 600, alt: { en: 'Its back' } });
  await shop.db.updateTable('repair_models').set({ picture, state: 'off' }).execute();
  const { version: seen } = body as OwnModel;
  const changed = { ...FACTS, name: 'iPhone 18 Ultra', slug: '18-ultra', stored: { id, seen } };
  const { frame } = await preview(changed);
  expect(frame).toMatch(/^\/repairs\/iphone\/18-ultra\?/);
  expect((await seenBy(cookieOf(asha), frame))?.modelDraft).toMatchObject({
    ...{ name: 'iPhone 18 Ultra', picture: { id: 'p1', alt: 'Its back' } },
  });
  const other = await preview({ ...changed, pictureAlt: 'Its front' });
  expect((await seenBy(cookieOf(asha), other.frame))?.modelDraft).toMatchObject({
    picture: { alt: 'Its front' },
  });
  const row = await shop.db.selectFrom('repair_models').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ name: 'iPhone 18 Pro', slug: '18-pro', picture, version: seen });
});

test('a preview appears on no other page, with no other token, and not after an hour', async () => {
  const { frame, link } = await preview({ ...BUILT_IN, stored: { id: 'iphone/16', seen: 0 } });
  const { cookie } = await open(link);
  const [, token = ''] = frame.split('?');
  for (const path of ['/', '/repairs/iphone', '/repairs/ipad/16', '/repairs/iphone/15', '/admin'])
    for (const url of [path, `${path}?${token}`])
      expect([url, await seenBy(cookie, url)]).toEqual([url, null]);
  for (const url of ['/sitemap.xml', '/remotes.json', '/repairs/iphone/16/x', `${frame}x`])
    expect([url, await seenBy(cookie, url)]).toEqual([url, null]);
  expect(await seenBy(cookie, frame)).not.toBeNull();
  shop.clock.now = new Date(shop.clock.now.getTime() + DRAFT_MS);
  expect(await seenBy(cookie, frame)).toBeNull();
  expect(await seenBy(cookie, '/repairs/iphone/16')).toBeNull();
  expect(await open(link)).toMatchObject({ statusCode: 403 });
});

test('nobody else sees a preview: no visitor, no colleague, and no member who lost the right', async () => {
  const account = { email: 'sita@shop.example', password: 'seven quiet lanterns' };
  const added = await asha.ask('POST', '/api/staff', { ...account, name: 'Sita', role: 'owner' });
  expect(added.status).toBe(201);
  const sita = shop.browser();
  await sita.signIn(account);
  const { frame, link } = await preview();
  const { cookie } = await open(link);
  const draftCookie = cookie.split('; ').at(-1) ?? '';
  for (const other of ['', cookieOf(sita)]) {
    expect(await seenBy(other, frame)).toBeNull();
    expect(await seenBy(`${other}; ${draftCookie}`, '/repairs/iphone/18-pro')).toBeNull();
    const refused = await open(link, other);
    expect(refused.statusCode).toBe(403);
    expect(refused.headers['set-cookie']).toBeUndefined();
  }
  const role = (role: 'clerk' | 'owner') =>
    shop.db.updateTable('staff').set({ role }).where('email', '=', 'asha@shop.example').execute();
  await role('clerk');
  expect(await seenBy(cookie, frame)).toBeNull();
  expect(await seenBy(cookie, '/repairs/iphone/18-pro')).toBeNull();
  expect(await ask(FACTS)).toMatchObject({ status: 403 });
  await role('owner');
  expect(await seenBy(cookie, frame)).not.toBeNull();
  await asha.ask('DELETE', '/api/session');
  expect(await seenBy(cookie, frame)).toBeNull();
  expect(await ask(FACTS, shop.browser())).toMatchObject({ status: 401 });
});

test('what saving would refuse is refused before the preview, beside the same field', async () => {
  expect(await ask({ ...FACTS, slug: '16' })).toMatchObject({
    ...{ status: 409, body: { fields: { slug: 'This address is taken' } } },
  });
  expect(await ask({ ...FACTS, words: 'x'.repeat(601) })).toMatchObject({
    ...{ status: 422, body: { fields: { words: expect.any(String) as string } } },
  });
  expect(await ask({ ...FACTS, words: 'x'.repeat(100_000) })).toMatchObject({ status: 413 });
  expect(await ask({ ...FACTS, slug: '../admin' })).toMatchObject({ status: 422 });
  const stored = { id: 'iphone/16', seen: 0 };
  await asha.ask('POST', '/api/models/steps', { ...stored, step: 'down' });
  expect(await ask({ ...BUILT_IN, stored })).toMatchObject({
    ...{ status: 409, body: { message: expect.stringMatching(/^Asha changed/) as string } },
  });
  expect(await ask({ ...BUILT_IN, stored: { ...stored, id: 'unknown' } })).toMatchObject({
    status: 404,
  });
  expect(await shop.db.selectFrom('content_drafts').selectAll().execute()).toEqual([]);
});
