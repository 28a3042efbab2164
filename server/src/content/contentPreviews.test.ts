import { BUILT_IN_SECTIONS } from '@mcs-repairs/shared/domain/catalogue/builtInSections';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import type { PieceValue } from '@mcs-repairs/shared/domain/types/content';
import { openTestShop, type TestShop } from '../../test/testShop';
import { DRAFT_MS, withDrafts } from './contentPreviews';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const CONTENT = { revision: '', profile: DEFAULT_SHOP_PROFILE, banner: null };
const TERMS = [{ heading: 'Bookings', text: 'You may cancel.' }];
const TERMS_DRAFT: PieceValue = { piece: 'terms', value: TERMS };

/**
 * Stores a draft of content. Returns the address that shows it in a frame, and a function that
 * returns what a browser sees at an address.
 */
async function preview(draft: PieceValue = TERMS_DRAFT) {
  const owner = await shop.staff();
  const { body } = await owner.ask('POST', '/api/content/previews', draft);
  const place = { db: shop.db, config: shop.config, now: () => shop.clock.now };
  const look = withDrafts(
    place,
    async () => null,
    () => CONTENT,
  );
  const registry = { revision: '1', remotes: {} };
  return {
    ...(body as { link: string; frame: string }),
    seen: (url: string) => look({ url, headers: {} } as Parameters<typeof look>[0], registry),
  };
}

test('a frame shows the draft in its colour scheme, without the bar of a preview', async () => {
  const { frame, seen } = await preview();
  expect(frame).toMatch(/^\/terms\?content-preview=/);
  const shown = await seen(`${frame}&scheme=dark`);
  expect(shown).toMatchObject({ framed: { scheme: 'dark' }, sections: { terms: TERMS } });
  expect(shown?.strip.markup).toBe('');
  expect((await seen(frame))?.framed).toEqual({ scheme: 'light' });
});

test('a frame shows nothing else: no other page, no other ticket, and nothing after an hour', async () => {
  const { frame, seen } = await preview();
  expect(await seen('/terms')).toBeNull();
  expect(await seen(frame.replace('/terms', '/admin/website'))).toBeNull();
  expect(await seen(`${frame}x`)).toBeNull();
  expect(await seen('/terms?content-preview=')).toBeNull();
  shop.clock.now = new Date(shop.clock.now.getTime() + DRAFT_MS);
  expect(await seen(frame)).toBeNull();
});

test('a preview shows the faults of its draft, and the built-in ones if the draft restores them', async () => {
  const value = BUILT_IN_SECTIONS['faults-imac'].map((fault) =>
    fault.id === 'memory' ? { ...fault, name: 'RAM' } : fault,
  );
  const { frame, seen } = await preview({ piece: 'faults-imac', value });
  expect((await seen(frame))?.faults?.imac).toContainEqual({
    ...{ id: 'memory', issue: 'RAM', name: 'RAM' },
  });
  const restored = await preview({ piece: 'faults-imac', value: null });
  expect((await restored.seen(restored.frame))?.faults).toEqual({});
});
