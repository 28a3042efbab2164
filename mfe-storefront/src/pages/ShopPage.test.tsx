/** @jest-environment ./tools/jest-environment.cjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoute } from '@mcs-repairs/shared/platform/testing';
import {
  selectCartItems,
  selectDrawerOpen,
  selectTotalItems,
} from '@mcs-repairs/shared/platform/store';
import { remote } from '../remote';

async function openShop(search = '') {
  const user = userEvent.setup({ delay: null });
  const shop = await renderRoute(remote.routes, { path: `/shop${search}` });
  await screen.findByText('Shop now');
  return { user, ...shop };
}

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (name: string) => screen.getByRole('article', { name });
const category = (name: string) =>
  within(screen.getByRole('group', { name: 'Category' })).getByRole('checkbox', { name });
const shows = (count: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(count));
type Router = Awaited<ReturnType<typeof openShop>>['router'];
/**
 * Waits until the address contains a choice. The address changes after the frame that shows the
 * choice.
 */
const addressed = (router: Router, search: string) =>
  waitFor(() => expect(router.state.location.search).toBe(search));

describe('the shop', () => {
  it('opens with 12 of 34 products, newest first, under the heading Shop now', async () => {
    await openShop();
    expect(names()).toHaveLength(12);
    await shows('Showing 12 of 34 products');
    expect(screen.getByLabelText('Sort by')).toHaveProperty('value', 'newest');
    expect(names()[0]).toBe('iPad Pro 12.9-inch (6th generation)');
  });

  it('offers the eleven categories with All ticked, and the four sections of the panel', async () => {
    await openShop();
    const boxes = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('checkbox');
    expect(boxes.map((box) => box.closest('label')?.textContent?.replace(/\d+$/, ''))).toEqual([
      'All',
      'MacBooks',
      'iPhones',
      'iPads',
      'Accessories',
      'Batteries',
      'Screens',
      'Keyboards',
      'Motherboards',
      'Speakers',
      'Tools',
    ]);
    expect(category('All')).toHaveProperty('checked', true);
    expect(screen.getByText('Contact us for pricing')).toBeTruthy();
    expect(screen.getByText('Available in various colors')).toBeTruthy();
    expect(screen.getByText('Additional filters coming soon')).toBeTruthy();
  });

  it('offers the four sort orders', async () => {
    await openShop();
    const options = within(screen.getByLabelText('Sort by')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Price: Low to High',
      'Price: High to Low',
      'Newest First',
      'Most Popular',
    ]);
  });

  it('says that prices are on request', async () => {
    await openShop();
    expect(
      screen.getAllByText(/Prices are on request, so sorting by price sorts by name/),
    ).toHaveLength(2);
  });

  it('has two info cards whose Read More logs and shows more', async () => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => {});
    const { user } = await openShop();
    expect(screen.getByRole('heading', { name: 'Brand New/As New' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Preowned/Refurbished' })).toBeTruthy();
    expect(screen.getByText('Save up to 40%')).toBeTruthy();
    const [first] = screen.getAllByRole('button', { name: 'Read More' });
    await user.click(first as HTMLElement);
    expect(log).toHaveBeenCalledWith('Read More: Brand New/As New');
    expect(first?.getAttribute('aria-expanded')).toBe('true');
    log.mockRestore();
  });
});

describe('the filter of the shop', () => {
  it('ticking a category unticks All, counts as active and is in the address', async () => {
    const { user, router } = await openShop();
    await user.click(category('iPhones'));
    await shows('6 products');
    expect(category('All')).toHaveProperty('checked', false);
    expect(names()).toHaveLength(6);
    await addressed(router, '?category=iphones');
    const panel = screen.getByRole('complementary', { name: 'Filters' });
    expect(within(panel).getByText('1')).toBeTruthy();
  });

  it('ticks show at once, before the address changes', async () => {
    await openShop();
    const box = category('iPhones');
    act(() => box.click());
    expect(box).toHaveProperty('checked', true);
    act(() => category('Tools').click());
    await shows('8 products');
  });

  it('unticking the last category returns to All', async () => {
    const { user, router } = await openShop('?category=tools');
    await user.click(category('Tools'));
    await shows('Showing 12 of 34 products');
    expect(category('All')).toHaveProperty('checked', true);
    await addressed(router, '');
  });

  it('unticking All lists nothing, and the empty list offers to reset', async () => {
    const { user } = await openShop();
    await user.click(category('All'));
    await shows('No products found');
    await user.click(screen.getByRole('button', { name: 'Show all products' }));
    await shows('Showing 12 of 34 products');
  });

  it('Back reverts the last choice', async () => {
    const { user, router } = await openShop();
    await user.click(category('iPhones'));
    await shows('6 products');
    await user.click(category('iPads'));
    await shows('10 products');
    await addressed(router, '?category=iphones%2Cipads');
    await act(() => router.navigate(-1));
    await shows('6 products');
  });

  it('after a link that was pressed at the same moment, Back restores the choice', async () => {
    const { router } = await openShop();
    act(() => category('iPhones').click());
    await act(async () => void window.dispatchEvent(new Event('pointerdown')));
    await act(() => router.navigate('/about'));
    await act(() => router.navigate(-1));
    await shows('6 products');
  });

  it('Back before the address changes reverts the choice', async () => {
    const { router } = await openShop();
    act(() => category('iPhones').click());
    act(() => void window.dispatchEvent(new Event('popstate')));
    await shows('Showing 12 of 34 products');
    expect(category('iPhones')).toHaveProperty('checked', false);
    expect(router.state.location.search).toBe('');
  });

  it('a copied address opens the same list', async () => {
    await openShop('?category=iphones,ipads&q=pro&sort=price-low');
    expect(names()).toEqual([
      'iPad Pro 11-inch (4th generation)',
      'iPad Pro 12.9-inch (6th generation)',
      'iPhone 14 Pro',
      'iPhone 15 Pro Max',
      'iPhone 16 Pro',
      'iPhone 16 Pro Max',
    ]);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'pro');
  });

  it('search finds a part of a name in any case, and Back removes the whole word', async () => {
    const { user, router } = await openShop();
    const box = screen.getByPlaceholderText('Search products, parts, or model numbers...');
    await user.type(box, 'B');
    await addressed(router, '?q=B');
    await user.type(box, 'ATTERY');
    await shows('2 products');
    expect(names()).toEqual(['iPhone 13 Battery', 'MacBook Air 13-inch Battery']);
    await addressed(router, '?q=BATTERY');
    await user.tab();
    await act(() => router.navigate(-1));
    await shows('Showing 12 of 34 products');
    await waitFor(() => expect(box).toHaveProperty('value', ''));
  });

  it('a search is discarded if the visitor leaves its address before the page has noticed it', async () => {
    const { user, router } = await openShop();
    const stop = router.subscribe(({ location }) => {
      if (location.search !== '?q=BATTERY') return;
      stop();
      void router.navigate('/shop');
    });
    await user.type(
      screen.getByPlaceholderText('Search products, parts, or model numbers...'),
      'BATTERY',
    );
    await addressed(router, '');
    await shows('Showing 12 of 34 products');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  it('each active filter can be removed on its own', async () => {
    const { user } = await openShop('?category=iphones,ipads&q=pro');
    const active = screen.getByRole('group', { name: 'Active filters' });
    await user.click(within(active).getByRole('button', { name: /iPads/ }));
    await shows('4 products');
    expect(category('iPads')).toHaveProperty('checked', false);
    await user.click(within(active).getByRole('button', { name: /pro/ }));
    await shows('6 products');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', ''));
  });

  it('Clear All appears with an active filter and resets category, search and sort', async () => {
    const { user, router } = await openShop('?category=tools&q=kit&sort=popular');
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    await shows('Showing 12 of 34 products');
    await addressed(router, '');
    expect(screen.getByLabelText('Sort by')).toHaveProperty('value', 'newest');
    expect(screen.queryByRole('button', { name: 'Clear All' })).toBeNull();
  });

  it('Load More adds 12, focuses the first new product, and disappears at the end', async () => {
    const { user } = await openShop();
    const more = () => screen.queryByRole('button', { name: 'Load More' });
    await user.click(more() as HTMLElement);
    await shows('Showing 24 of 34 products');
    expect(names()).toHaveLength(24);
    expect(document.activeElement?.textContent).toBe(names()[12]);
    await user.click(more() as HTMLElement);
    await shows('34 products');
    expect(names()).toHaveLength(34);
    expect(more()).toBeNull();
  });

  it('on a small screen the panel opens in a drawer that shows the number of products', async () => {
    const { user } = await openShop();
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(within(drawer).getByRole('checkbox', { name: 'MacBooks' }));
    expect(await within(drawer).findByRole('button', { name: 'Show 8 products' })).toBeTruthy();
  });
});

describe('a product card', () => {
  it('shows storage or compatibility, the price text, and the chip of a MacBook', async () => {
    await openShop('?category=macbooks,batteries');
    const mac = within(card('MacBook Pro 16-inch'));
    expect(mac.getByText('M3')).toBeTruthy();
    expect(mac.getByText('512GB SSD')).toBeTruthy();
    expect(mac.getByText('Call for price')).toBeTruthy();
    expect(within(card('iPhone 13 Battery')).getByText('Fits iPhone 13')).toBeTruthy();
  });

  it('keeps its PREOWNED and FLASH SALE badges however the list is sorted', async () => {
    await openShop('?q=12.9&sort=price-high');
    const first = within(card('iPad Pro 12.9-inch (6th generation)'));
    expect(first.getByText('PREOWNED')).toBeTruthy();
    expect(first.getByText('FLASH SALE')).toBeTruthy();
  });

  it('Add to Cart adds it to the shared cart, raises the quantity again, and confirms', async () => {
    const { user, store } = await openShop('?category=iphones');
    const add = within(card('iPhone 15')).getByRole('button', { name: 'Add to Cart' });
    await user.click(add);
    await user.click(add);
    expect(selectCartItems(store.getState())).toEqual([
      {
        id: 'iphones/phone-3',
        name: 'iPhone 15',
        price: 'Call for price',
        image: '/logo.svg',
        storage: '128GB',
        quantity: 2,
      },
    ]);
    expect(store.getState().toasts[0]).toMatchObject({ text: 'iPhone 15 added to your cart' });
  });

  it('products that share an id are two lines of the cart', async () => {
    const { user, store } = await openShop('?category=macbooks,motherboards');
    for (const name of ['MacBook Air 13-inch (M1)', 'MacBook Pro 13-inch Logic Board']) {
      await user.click(within(card(name)).getByRole('button', { name: 'Add to Cart' }));
    }
    expect(selectCartItems(store.getState()).map(({ id }) => id)).toEqual([
      'macbooks/mb1',
      'motherboards/mb1',
    ]);
    expect(selectTotalItems(store.getState())).toBe(2);
  });

  it('View Cart opens the cart drawer', async () => {
    const { user, store } = await openShop('?category=tools');
    await user.click(screen.getAllByRole('button', { name: 'View Cart' })[0] as HTMLElement);
    expect(selectDrawerOpen(store.getState())).toBe(true);
  });
});
