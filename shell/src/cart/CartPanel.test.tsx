/** @jest-environment ./tools/jest-environment.cjs */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NewCartItem } from '@mcs-repairs/shared/domain/rules/cart';
import { fakeShopData, renderWithSite } from '@mcs-repairs/shared/platform/testing';
import { drawerToggled, itemAdded } from '@mcs-repairs/shared/platform/store';
import { CartDrawer } from '../layout/CartDrawer';
import { SiteToasts } from '../layout/SiteToasts';

beforeAll(() => import('./CartPanel'));

const AIR: NewCartItem = {
  id: 'macbooks/mb1',
  name: 'MacBook Air 13-inch (M1)',
  price: 'Call for price',
  image: '/logo.svg',
  storage: '256GB SSD',
};
const BOARD: NewCartItem = {
  id: 'motherboards/mb1',
  name: 'Logic Board',
  price: 'Call for price',
  image: '/logo.svg',
};
const CHECKOUT = /^Checkout would be implemented here\./;

async function opened(products = [AIR], mode: 'connected' | 'browser' = 'connected') {
  const user = userEvent.setup({ delay: null });
  const view = renderWithSite(
    <>
      <CartDrawer />
      <SiteToasts />
    </>,
    { config: { mode } },
  );
  act(() => {
    for (const product of products) view.store.dispatch(itemAdded(product));
    view.store.dispatch(drawerToggled());
  });
  await screen.findByRole('dialog', { name: 'Your cart' });
  return { user, items: () => view.store.getState().cart.items, ...view };
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));
const total = () => screen.getByText('Total Items').parentElement?.textContent;

describe('the empty cart', () => {
  test('says Your cart is empty and Add some products to get started', async () => {
    await opened([]);
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
    expect(screen.getByText('Add some products to get started')).toBeTruthy();
    expect(screen.queryByText('Total Items')).toBeNull();
  });

  test('leads to the shop and closes', async () => {
    const { user, router, store } = await opened([]);
    await user.click(screen.getByRole('link', { name: 'Browse the shop' }));
    expect(router.state.location.pathname).toBe('/shop');
    expect(store.getState().cart.isOpen).toBe(false);
  });
});

describe('a line of the cart', () => {
  test('has name, storage where there is one, and the price text', async () => {
    await opened([AIR, BOARD]);
    const [air, board] = screen
      .getAllByRole('listitem')
      .map((line) => within(line).getAllByText(/./, { selector: 'p' }));
    expect(air?.map(({ textContent }) => textContent)).toEqual([
      'MacBook Air 13-inch (M1)',
      '256GB SSD',
      'Call for price',
    ]);
    expect(board?.map(({ textContent }) => textContent)).toEqual(['Logic Board', 'Call for price']);
  });

  test('has the picture of its category, or the logo', async () => {
    await opened([AIR, BOARD, { ...AIR, id: 'unheard/of' }]);
    const [air, board, unknown] = screen
      .getAllByRole('listitem')
      .map((line) => line.firstElementChild?.firstElementChild?.getAttribute('viewBox'));
    expect([air, board, unknown]).toEqual(['0 0 240 240', '0 0 240 240', '0 0 32 32']);
  });

  test('plus and minus change its quantity and the total', async () => {
    const { user, items } = await opened([AIR, BOARD]);
    await press(user, /^One more of MacBook/);
    await press(user, /^One more of MacBook/);
    expect(total()).toBe('Total Items 4');
    await press(user, /^One less of MacBook/);
    expect(items().map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(total()).toBe('Total Items 3');
  });

  test('minus at 1 makes 0, which removes it', async () => {
    const { user, items } = await opened([AIR, BOARD]);
    await press(user, 'One less of Logic Board');
    expect(items().map(({ id }) => id)).toEqual([AIR.id]);
  });

  test('remove takes it out whatever its quantity', async () => {
    const { user, items } = await opened([AIR, AIR, BOARD]);
    await press(user, /^Remove MacBook/);
    expect(items().map(({ id }) => id)).toEqual([BOARD.id]);
  });
});

describe('the footer of the cart', () => {
  test('Clear Cart empties it, and Undo brings everything back', async () => {
    const { user, items } = await opened([AIR, AIR, BOARD]);
    const before = items();
    await press(user, 'Clear Cart');
    expect(items()).toEqual([]);
    expect(screen.getByText('The cart was cleared.')).toBeTruthy();
    await press(user, 'Undo');
    expect(items()).toEqual(before);
    expect(total()).toBe('Total Items 3');
  });

  test('Checkout says that checkout would be implemented here (connected)', async () => {
    const { user } = await opened();
    await press(user, 'Checkout');
    expect(screen.getByText(CHECKOUT)).toBeTruthy();
  });

  test('Checkout is an alert where no server answers, and nothing is sent there', async () => {
    const alerted = jest.spyOn(window, 'alert').mockImplementation(() => {});
    const { user } = await opened([AIR], 'browser');
    expect(screen.queryByRole('button', { name: 'Send enquiry' })).toBeNull();
    await press(user, 'Checkout');
    expect(alerted.mock.calls).toEqual([[expect.stringMatching(CHECKOUT)]]);
    alerted.mockRestore();
  });
});

test('Close closes the drawer and keeps the cart', async () => {
  const { user, store, items } = await opened();
  await press(user, 'Close');
  expect(store.getState().cart.isOpen).toBe(false);
  expect(items()).toHaveLength(1);
});

test('a line says when its product was sold in the meantime', async () => {
  const checkCart = jest.fn(async () => ({
    ok: true as const,
    value: {
      unavailable: [
        { id: AIR.id, state: 'sold' },
        { id: BOARD.id, state: 'reserved', at: '2026-11-24T08:20:00.000Z' },
      ],
    },
  }));
  const { store } = renderWithSite(<CartDrawer />, {
    shopData: fakeShopData({ operations: { checkCart } }),
    config: { goods: { offSale: [], counts: {} } },
  });
  act(() => {
    for (const product of [AIR, BOARD]) store.dispatch(itemAdded(product));
    store.dispatch(drawerToggled());
  });
  expect(await screen.findAllByText('This was sold in the meantime.')).toHaveLength(1);
  expect(screen.getByText('Reserved on 24 November, 2:05 PM')).toBeTruthy();
  expect(checkCart).toHaveBeenCalledWith({ body: { ids: [AIR.id, BOARD.id] } });
});
