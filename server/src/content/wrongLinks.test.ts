import type { PieceValue } from '@mcs-repairs/shared/domain/types/content';
import { createTestDatabase, type TestDatabase } from '../../test/testDatabase';
import { NOW } from '../../test/testShop';
import { wrongLinks } from './wrongLinks';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

const PATHS = new Set(['/', '/shop', '/terms', '/repairs/iphone/15-pro']);
const check = (edition: PieceValue, paths: ReadonlySet<string> | null = PATHS) =>
  wrongLinks({ db: database.db, now: () => NOW, sitePaths: async () => paths }, edition);
const tile = (to: string): PieceValue => ({
  piece: 'mosaic',
  value: [
    { label: 'Shop', note: '', to: '/shop' },
    { label: 'Other', note: '', to },
  ],
});
const answer = (text: string): PieceValue => ({
  piece: 'faq-iphone',
  value: [{ question: 'Where?', answer: text }],
});

test.each([
  '/',
  '/shop?category=iphones#goods',
  '/shop/',
  '/repairs/iphone/15-pro?issue=screen',
  '/terms/first',
  'https://other.example/shopp',
])('a link to %s is accepted', async (to) => {
  expect(await check(tile(to))).toBeNull();
});

test.each([
  '/shopp',
  '/Shop',
  '/repairs/iphone/99',
  '/terms/2026-11-20T041500123Z',
  '/terms/first/more',
  '/shop/../nowhere',
  '/admin',
])('a link to %s is refused beside its field', async (to) => {
  const wrong = await check(tile(to));
  expect(Object.keys(wrong ?? {})).toEqual(['edition.value.1.to']);
});

test('links in answers and of the banner are checked, too', async () => {
  expect(await check(answer('See [our shop](/shop), [call](tel:+977) or **come**.'))).toBeNull();
  expect(await check(answer('See [our shop](/shop) or [this](/shopp).'))).toEqual({
    'edition.value.0.answer': 'This site has no page /shopp. Check the path.',
  });
  const banner = { text: 'New', linkLabel: '', from: null, until: null };
  const linked = (linkTo: string) => check({ piece: 'banner', value: { ...banner, linkTo } });
  expect(await linked('')).toBeNull();
  expect(await linked('/shopp')).toHaveProperty(['edition.value.linkTo']);
});

test('a process that knows no remotes refuses no link', async () => {
  expect(await check(tile('/shopp'), null)).toBeNull();
});

test('a link of the newest edition does not block other changes', async () => {
  const edition = tile('/shop/macbook');
  const row = {
    ...{ id: '1', piece: edition.piece, language: 'en', value: JSON.stringify(edition.value) },
    ...{ valid_from: NOW.toISOString(), at: NOW.toISOString(), by_name: 'Mina', staff_id: 'm' },
  };
  expect(await check(edition)).not.toBeNull();
  await database.db
    .insertInto('content_editions')
    .values({ ...row, undone_at: null })
    .execute();
  expect(await check(edition)).toBeNull();
  expect(await check(tile('/shop/other'))).not.toBeNull();
});
