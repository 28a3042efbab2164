/** @jest-environment ./tools/jest-environment.cjs */
import type { ReactNode } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSite as renderInSite } from '@mcs-repairs/shared/platform/testing';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import { itemAdded, quantityChanged } from '@mcs-repairs/shared/platform/store';
import { Navigation } from './Navigation';
import { declaredLinks } from './testing/declaredLinks';

beforeAll(() => import('./MenuDrawer'));

const product = {
  id: 'macbooks/mb1',
  name: 'MacBook Air M1',
  price: 'Call for price',
  image: '/logo.svg',
};
const renderWithSite = (ui: ReactNode, options: { path?: string } = {}) =>
  renderInSite(ui, { ...options, config: { navigation: declaredLinks() } });
const links = () =>
  within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole<HTMLAnchorElement>('link');

describe('the top navigation (section 2)', () => {
  test('has a logo that leads home and the six links', () => {
    renderWithSite(<Navigation />);
    expect(screen.getByRole('link', { name: 'MCS Repairs, home' }).getAttribute('href')).toBe('/');
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Repairs', '/repairs'],
      ['Services', '/business'],
      ['Shop', '/shop'],
      ['Community', '/community'],
      ['About', '/about'],
    ]);
  });

  test('shows the owner’s picture instead of the drawn logo', () => {
    const logoPicture = 'data:image/webp;base64,UklGRg==';
    const profile = { ...DEFAULT_SHOP_PROFILE, logoPicture };
    const { unmount } = renderInSite(<Navigation />, { config: { profile } });
    const logo = () => screen.getByRole('link', { name: 'MCS Repairs, home' });
    expect(logo().querySelector('img')?.getAttribute('src')).toBe(logoPicture);
    expect(logo().querySelector('svg')).toBeNull();
    unmount();
    renderWithSite(<Navigation />);
    expect(logo().querySelector('svg')).toBeTruthy();
  });

  test('has the phone number as a call, and Book Service to /book', () => {
    renderWithSite(<Navigation />);
    expect(screen.getByRole('link', { name: '+977-1-5550100' }).getAttribute('href')).toBe(
      'tel:+97715550100',
    );
    expect(screen.getByRole('link', { name: 'Book Service' }).getAttribute('href')).toBe('/book');
  });

  test.each([
    ['/', 'Home'],
    ['/repairs', 'Repairs'],
    ['/repairs/iphone/15-pro', 'Repairs'],
    ['/business', 'Services'],
    ['/shop?category=ipads', 'Shop'],
    ['/community', 'Community'],
    ['/about', 'About'],
  ])('at %s the link %s is the current one, and no other', (path, name) => {
    renderWithSite(<Navigation />, { path });
    const current = links().filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });

  test('at a page without a link none is the current one', () => {
    renderWithSite(<Navigation />, { path: '/book' });
    expect(links().filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
  });

  test('shows only declared links', () => {
    const trade = { label: 'Trade-in', path: '/trade-in' };
    const view = renderInSite(<Navigation />, { config: { navigation: { main: [trade] } } });
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/trade-in']);
    view.unmount();
    renderInSite(<Navigation />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      'tel:+97715550100',
    ]);
  });

  test('the badge of the cart counts items, not lines', () => {
    const { store } = renderWithSite(<Navigation />);
    const cart = () => screen.getByRole('button', { name: /^Cart/ });
    expect(cart().getAttribute('aria-label')).toBe('Cart, 0 items');
    expect(cart().textContent).toBe('');
    act(() => void store.dispatch(itemAdded(product)));
    expect(cart().getAttribute('aria-label')).toBe('Cart, 1 item');
    act(() => {
      store.dispatch(quantityChanged({ id: product.id, quantity: 2 }));
      store.dispatch(itemAdded({ ...product, id: 'motherboards/mb1', name: 'Logic Board' }));
    });
    expect(cart().getAttribute('aria-label')).toBe('Cart, 3 items');
    expect(cart().textContent).toBe('3');
  });

  test('the cart button opens the cart', async () => {
    const { store } = renderWithSite(<Navigation />);
    await userEvent.click(screen.getByRole('button', { name: 'Cart, 0 items' }));
    expect(store.getState().cart.isOpen).toBe(true);
  });
});

describe('the menu of small screens', () => {
  async function opened() {
    const user = userEvent.setup({ delay: null });
    const view = renderWithSite(<Navigation />);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    return { user, menu, ...view };
  }

  test('contains the six links, Book Repair, Track repair, Cart and a call', async () => {
    const { menu } = await opened();
    expect(menu.getAllByRole('link').map((link) => link.textContent?.trim())).toEqual([
      'Home',
      'Repairs',
      'Services',
      'Shop',
      'Community',
      'About',
      'Book Repair',
      'Track repair',
      'Call +977-1-5550100',
    ]);
    expect(menu.getByRole('link', { name: 'Book Repair' }).getAttribute('href')).toBe('/book');
    expect(menu.getByRole('link', { name: /Call/ }).getAttribute('href')).toBe('tel:+97715550100');
    expect(menu.getByRole('button', { name: 'Cart' })).toBeTruthy();
  });

  test.each([
    ['Shop', '/shop'],
    ['Book Repair', '/book'],
    ['Track repair', '/my-booking'],
  ])('%s follows the link and closes the menu', async (name, path) => {
    const { user, menu, router } = await opened();
    await user.click(menu.getByRole('link', { name }));
    expect(router.state.location.pathname).toBe(path);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('its Cart closes the menu and opens the cart', async () => {
    const { user, menu, store } = await opened();
    await user.click(menu.getByRole('button', { name: 'Cart' }));
    expect(store.getState().cart.isOpen).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  });

  test('Escape closes the menu', async () => {
    const { user } = await opened();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe(
      'false',
    );
  });
});
