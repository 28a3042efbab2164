/** @jest-environment ./tools/jest-environment.cjs */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShopUnit, ShopUnitPage, ShopUnits } from '@mcs-repairs/shared/domain/types/goods';
import type { ShopGoods } from '@mcs-repairs/shared/domain/types/shopGoods';
import type { PageContext, SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import { selectCartItems } from '@mcs-repairs/shared/platform/store';
import { fakeShopData, renderRoute } from '@mcs-repairs/shared/platform/testing';
import { remote } from '../remote';
import { loadUnits } from '../features/products/useUnits';
import { head } from './UnitPage';

const OFFLINE = { ok: false as const, failure: { code: 'network' as const, message: 'Offline' } };

const unit = (slug: string, more: Partial<ShopUnit> = {}): ShopUnit => ({
  slug,
  name: `Unit ${slug}`,
  category: 'macbooks',
  grade: 'good',
  battery: 91,
  storage: '256GB SSD',
  colour: 'Midnight',
  chip: 'M2',
  ...more,
});
const ONE: ShopUnitPage = {
  ...unit('one'),
  warranty: '6 months',
  words: '<b>Quiet</b> machine',
  stock: 1,
  state: 'on-sale',
  nearest: [],
};

function openUnit(
  found: ShopUnitPage | null,
  config: Partial<SiteConfig> = {},
  path = '/shop/one',
) {
  const readShopUnit = jest.fn(async () =>
    found
      ? { ok: true as const, value: found }
      : { ok: false as const, failure: { code: 'not-found' as const, message: 'None' } },
  );
  const shopData = fakeShopData({ operations: { readShopUnit } });
  return renderRoute(remote.routes, { path, shopData, config });
}

describe('the page of a unit', () => {
  it('shows the facts, what the grade means and no price, and puts the unit into the cart', async () => {
    const { store } = await openUnit(ONE);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Unit one');
    const facts = within(screen.getByText('Chip').closest('dl')!);
    for (const text of ['M2', '256GB SSD', 'Midnight', '91%', '6 months'])
      expect(facts.getByText(text)).toBeTruthy();
    expect(screen.getByText(/^Collect it at /)).toBeTruthy();
    const others = within(screen.getByRole('region', { name: 'Also on sale' }));
    expect(others.getAllByRole('article')).toHaveLength(4);
    expect(screen.getByText('<b>Quiet</b> machine')).toBeTruthy();
    const condition = screen.getByRole('region', { name: 'Condition: Good' });
    expect(condition.textContent).toMatch(/What you see\..*What works\./);
    await userEvent.click(screen.getAllByRole('button', { name: 'Add to Cart' })[0]!);
    expect(selectCartItems(store.getState())).toEqual([
      expect.objectContaining({ id: 'macbooks/one', name: 'Unit one', price: 'Call for price' }),
    ]);
  });

  it('shows its photos with a button for each, and the cart gets the first one', async () => {
    const photo = (id: string) => ({ id, alt: `Side ${id}`, width: 1000, height: 750 });
    const photos = [photo('a'), photo('b')];
    const { store } = await openUnit({ ...ONE, photo: photo('a'), photos });
    const gallery = within(await screen.findByRole('region', { name: 'Photos' }));
    const first = gallery.getByRole('img', { name: 'Side a' });
    expect(first.getAttribute('srcset')).toBe(
      '/photos/a-320.webp 320w, /photos/a-640.webp 640w, /photos/a-1280.webp 1000w',
    );
    expect(
      [first, gallery.getByAltText('Side b')].map((one) => one.getAttribute('loading')),
    ).toEqual(['eager', 'lazy']);
    const show = (number: number) =>
      gallery.getByRole('button', { name: `Show photo ${number} of 2` });
    expect(show(1).getAttribute('aria-current')).toBe('true');
    await waitFor(() => expect(show(1)).toHaveProperty('disabled', false));
    show(1).focus();
    await userEvent.setup({ delay: null }).keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(show(2));
    expect(show(2).getAttribute('aria-current')).toBe('true');
    await userEvent.click(screen.getAllByRole('button', { name: 'Add to Cart' })[0]!);
    expect(selectCartItems(store.getState())[0]?.image).toBe('/photos/a-320.webp');
    const url = new URL('https://shop.example/shop/one');
    const config = { publicUrl: 'https://shop.example' } as SiteConfig;
    const { jsonLd } = head({ data: { ...ONE, photos }, params: {}, url, config, now: new Date() });
    expect(jsonLd?.[1]).toMatchObject({
      image: ['https://shop.example/photos/a-1280.webp', 'https://shop.example/photos/b-1280.webp'],
    });
  });

  it('a draft says so, cannot be added, and search engines do not index it', async () => {
    const draft = { ...ONE, state: 'draft' as const };
    const { router } = await openUnit(null, { goods: { offSale: [], counts: {}, draft } });
    expect(await screen.findByText(/Only staff see this page/)).toBeTruthy();
    const [add] = screen.getAllByRole('button', { name: 'Add to Cart' });
    expect(add).toHaveProperty('disabled', true);
    expect(screen.getByText('In stock')).toBeTruthy();
    const url = new URL('https://shop.example/shop/one');
    const config = { publicUrl: 'https://shop.example' } as SiteConfig;
    expect(head({ data: draft, params: {}, url, config, now: new Date() }).noIndex).toBe(true);
    expect(head({ data: ONE, params: {}, url, config, now: new Date() }).noIndex).toBeUndefined();
    // The server sends a draft for one address. The page must not show it at another address.
    await act(() => router.navigate('/shop/other'));
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})[0]).toMatchObject({ status: 404 }),
    );
  });

  it.each([
    ['sold' as const, 'This unit is sold'],
    ['reserved' as const, 'This unit is reserved'],
  ])(
    'a %s unit says so, cannot be added, and leads to the nearest on sale',
    async (state, said) => {
      await openUnit({ ...ONE, state, nearest: [unit('two')] });
      expect(await screen.findByText(said)).toBeTruthy();
      const nearest = within(screen.getByRole('region', { name: 'On sale now' }));
      expect(nearest.getByRole('link', { name: 'Unit two' }).getAttribute('href')).toBe(
        '/shop/two',
      );
      expect(nearest.getAllByRole('article')).toHaveLength(4);
      expect(screen.getAllByRole('button', { name: 'Add to Cart' })).toHaveLength(4);
    },
  );

  it.each([
    ['an unknown unit', {}],
    ['a site without a server', { mode: 'browser' as const }],
  ])('%s is the 404', async (_what, config) => {
    const { router } = await openUnit(null, config);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})[0]).toMatchObject({ status: 404 }),
    );
  });

  it('an earlier address of a unit leads to its present one', async () => {
    const { router } = await openUnit(ONE, {}, '/shop/before?from=mail');
    await waitFor(() =>
      expect([router.state.location.pathname, router.state.location.search]).toEqual([
        ...['/shop/one', '?from=mail'],
      ]),
    );
  });

  it('its head has an address of its own, and structured data without a price', () => {
    const config = { publicUrl: 'https://shop.example' } as SiteConfig;
    const url = new URL('https://shop.example/shop/one');
    const { canonicalPath, jsonLd } = head({ data: ONE, params: {}, url, config, now: new Date() });
    expect(canonicalPath).toBe('/shop/one');
    expect(jsonLd?.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'Product']);
    expect(jsonLd?.[1]).toMatchObject({ name: 'Unit one', url: 'https://shop.example/shop/one' });
    expect(JSON.stringify(jsonLd)).not.toMatch(/price|offers/i);
  });
});

describe('the shop with units', () => {
  const all = Array.from({ length: 20 }, (_, index) => unit(`u${index}`));
  const names = () =>
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  const shows = (count: string) =>
    waitFor(() => expect(screen.getByRole('status').textContent).toBe(count));

  function openShop(units: readonly ShopUnit[], more: Partial<ShopGoods> = {}, search = '') {
    type Asked = { query: { category: string; limit: number; search: string } };
    const listShopUnits = jest.fn(async ({ query: { category, limit } }: Asked) => {
      const found = category === 'all' || category.includes('macbooks') ? units : [];
      const choice = (value: string, amount: number) => ({ value, label: value, found: amount });
      const value: ShopUnits = {
        ...{ units: found.slice(0, limit), total: found.length },
        choices: {
          grade: [choice('good', 1), choice('fair', 0)],
          storage: [choice('256GB SSD', 7)],
          colour: [],
        },
      };
      return { ok: true as const, value };
    });
    const goods = { offSale: [], counts: { macbooks: units.length, all: units.length }, ...more };
    const shopData = fakeShopData({ operations: { listShopUnits } });
    const path = `/shop${search}`;
    return {
      listShopUnits,
      view: renderRoute(remote.routes, { path, shopData, config: { goods } }),
    };
  }

  it('units stand before the built-in products, count in the filter, and lead to their pages', async () => {
    openShop([unit('one', { grade: 'fair' })]);
    await shows('Showing 12 of 35 products');
    expect(names().slice(0, 2)).toEqual(['Unit one', 'iPad Pro 12.9-inch (6th generation)']);
    const card = within(screen.getByRole('article', { name: 'Unit one' }));
    expect(card.getByRole('link', { name: 'Unit one' }).getAttribute('href')).toBe('/shop/one');
    for (const text of ['fair', 'M2', '256GB SSD', 'Midnight', 'Battery 91%', 'Call for price'])
      expect(card.getByText(text)).toBeTruthy();
    const category = within(screen.getByRole('group', { name: 'Category' }));
    expect(category.getByRole('checkbox', { name: 'All' }).closest('label')?.textContent).toBe(
      'All35',
    );
    expect(category.getByRole('checkbox', { name: 'MacBooks' }).closest('label')?.textContent).toBe(
      'MacBooks9',
    );
  });

  it('the server sends one page of units, and Load More brings the next one', async () => {
    const { listShopUnits } = openShop(all);
    await shows('Showing 12 of 54 products');
    expect(listShopUnits).toHaveBeenCalledTimes(1);
    expect(names()).toHaveLength(12);
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
    await shows('Showing 24 of 54 products');
    expect(names().slice(18, 22)).toEqual([
      'Unit u18',
      'Unit u19',
      'iPad Pro 12.9-inch (6th generation)',
      'iPad Pro 11-inch (4th generation)',
    ]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Unit u12'));
  });

  it('a filter shows at once what is here, and then what the server finds', async () => {
    openShop([unit('one')]);
    await shows('Showing 12 of 35 products');
    await userEvent.click(screen.getByRole('checkbox', { name: 'iPads' }));
    await shows('4 products');
    await userEvent.click(screen.getByRole('checkbox', { name: 'MacBooks' }));
    await shows('Showing 12 of 13 products');
    expect(names()[0]).toBe('Unit one');
  });

  it('Load More that fails shows how many are here, and does not move the focus later', async () => {
    const { listShopUnits } = openShop(all);
    await shows('Showing 12 of 54 products');
    listShopUnits.mockResolvedValueOnce(OFFLINE as never);
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(listShopUnits).toHaveBeenCalledTimes(2));
    await shows('Showing 12 of 54 products');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'popular');
    await shows('Showing 24 of 54 products');
    expect(document.activeElement).toBe(screen.getByLabelText('Sort by'));
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
    await shows('Showing 36 of 54 products');
  });

  it('facts of devices filter, are in the address, and what finds nothing is disabled', async () => {
    const { listShopUnits, view } = openShop([unit('one')], {}, '?storage=256GB+SSD');
    const { router } = await view;
    // After the unit, the list shows the built-in MacBooks with this storage.
    await shows('6 products');
    // The code of the filters loads after the page and replaces these elements.
    await waitFor(() =>
      expect(document.querySelector('[data-unhydrated="unit-filters"]')).toBeNull(),
    );
    const group = within(screen.getByRole('group', { name: 'Filter devices' }));
    expect(group.getAllByRole('combobox').map((one) => one.getAttribute('name'))).toEqual([
      'grade',
      'storage',
    ]);
    const options = () =>
      [...(group.getByLabelText('Condition') as HTMLSelectElement).options].map(
        ({ text, disabled }) => [text, disabled],
      );
    expect(options()).toEqual([
      ['Condition', false],
      ['good (1)', false],
      ['fair (0)', true],
    ]);
    await userEvent.selectOptions(group.getByLabelText('Condition'), 'good');
    await shows('1 product');
    await waitFor(() => expect(router.state.location.search).toBe('?grade=good&storage=256GB+SSD'));
    await waitFor(() =>
      expect(listShopUnits.mock.lastCall?.[0].query).toMatchObject({
        ...{ grade: 'good', storage: '256GB SSD', colour: '' },
      }),
    );
    expect(document.activeElement).toBe(group.getByLabelText('Condition'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
    await shows('Showing 12 of 35 products');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('a typed word is one request, and a tick does not wait', async () => {
    const { listShopUnits } = openShop([unit('one')]);
    await shows('Showing 12 of 35 products');
    // All letters come within one turn, so no pause is between them.
    for (const value of ['u', 'un', 'uni', 'unit'])
      fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    expect(listShopUnits).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(listShopUnits).toHaveBeenCalledTimes(2));
    expect(listShopUnits.mock.lastCall?.[0].query.search).toBe('unit');
  });

  it('the units of a link that the visitor points at are loaded once', async () => {
    const units = { units: [], total: 0 };
    const call = jest.fn(async () => ({ ok: true, value: units }));
    const goods = { offSale: [], counts: {} };
    const load = (search: string, of = goods) =>
      loadUnits({
        params: {},
        url: new URL(`https://shop.example/shop${search}`),
        signal: new AbortController().signal,
        context: { config: { goods: of }, shopData: { call } } as unknown as PageContext,
      });
    const both = await Promise.all([load('?q=once'), load('?q=once')]);
    expect([both, call.mock.calls.length]).toEqual([[units, units], 1]);
    await load('?q=other');
    await load('?q=other', { ...goods });
    expect(call).toHaveBeenCalledTimes(3);
    call.mockResolvedValueOnce(OFFLINE as never);
    expect(await load('?q=fails')).toBeNull();
    expect(await load('?q=fails')).toEqual(units);
  });

  it('a built-in product that is not on sale is not listed, and without changes nobody asks for units', async () => {
    openShop([], { offSale: ['macbooks/mb8'] }, '?category=macbooks');
    await shows('7 products');
    expect(names()).not.toContain('MacBook Pro 16-inch');
  });

  it('without changes the shop asks for nothing', async () => {
    const listShopUnits = jest.fn();
    const shopData = fakeShopData({ operations: { listShopUnits } });
    await renderRoute(remote.routes, { path: '/shop', shopData });
    await shows('Showing 12 of 34 products');
    expect(listShopUnits).not.toHaveBeenCalled();
  });
});
