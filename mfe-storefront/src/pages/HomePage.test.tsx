/** @jest-environment ./tools/jest-environment.cjs */
import { screen, within } from '@testing-library/react';
import { renderRoute } from '@mcs-repairs/shared/platform/testing';
import { remote } from '../remote';

async function openHome(renderedAt?: string) {
  jest.useFakeTimers({ now: Date.parse(renderedAt ?? '2026-11-23T06:15:00.000Z') });
  await renderRoute(remote.routes, { path: '/', renderedAt });
  await screen.findByRole('heading', { level: 1, name: 'Apple repairs done right' });
}
afterEach(() => jest.useRealTimers());

const region = (name: string) => within(screen.getByRole('region', { name }));
const pathOf = (link: HTMLElement) => link.getAttribute('href')?.split('?')[0];

describe('the home page', () => {
  it('shows the twelve tiles, each a link to the shop, the business page or the repairs', async () => {
    await openHome();
    const tiles: [string, string][] = [
      ['iPhone 17 Pro Max', '/shop'],
      ['iPhone Air', '/shop'],
      ['Apple Watch', '/repairs'],
      ['Apple Pencil', '/shop'],
      ['iPhone 16 Pro', '/shop'],
      ['iPhone 14 Pro Max', '/repairs'],
      ['iPad Air', '/shop'],
      ['Apple Ecosystem', '/shop'],
      ['Services', '/business'],
      ['Chargers & Cables', '/shop'],
      ['Apple Vision Pro', '/shop'],
      ['Board Repair', '/repairs'],
    ];
    const list = screen.getByRole('list', { name: 'Devices and services' });
    const mosaic = within(list).getAllByRole('link');
    expect(mosaic).toHaveLength(12);
    mosaic.forEach((link, position) => {
      const [label = '', path] = tiles[position] ?? [];
      expect(link.textContent).toMatch(new RegExp(`^${label}`));
      expect(pathOf(link)).toBe(path);
    });
  });

  it('draws the six devices before the repairs area sends any code', async () => {
    await openHome();
    for (const name of ['MacBook', 'iPhone', 'iMac', 'iPad', 'Laptop', 'Apple Watch']) {
      const path = `/repairs/${name === 'Apple Watch' ? 'watch' : name.toLowerCase()}`;
      const link = screen
        .getAllByRole('link', { name })
        .find((each) => pathOf(each) === path && each.textContent === name);
      expect(link?.querySelectorAll('svg[viewBox="0 0 240 240"]')).toHaveLength(1);
    }
  });

  it('leads from "Book a repair" to the devices, which come before the products', async () => {
    await openHome();
    const link = screen.getByRole('link', { name: 'Book a repair' });
    expect(link.getAttribute('href')).toBe('/#devices');
    const devices = screen.getByRole('region', { name: 'Which Device Needs Repair?' });
    expect(devices.id).toBe('devices');
    const tiles = screen.getByRole('list', { name: 'Devices and services' });
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    expect(devices.compareDocumentPosition(tiles)).toBe(DOCUMENT_POSITION_FOLLOWING);
  });

  it('introduces the shop in four lines', async () => {
    await openHome();
    expect(screen.getByText('The Premium Apple Repair in Kathmandu')).toBeTruthy();
    expect(
      screen.getByText(
        'Expert repairs with genuine parts and certified technicians. New, refurbished, and repair parts for all Apple devices.',
      ),
    ).toBeTruthy();
    expect(
      screen.getByText(/Walk in with or without an appointment. Diagnostics are free/),
    ).toBeTruthy();
  });

  it('promotes Expert Repairs and Premium Devices', async () => {
    await openHome();
    expect(pathOf(screen.getByRole('link', { name: /^Expert Repairs/ }))).toBe('/repairs');
    expect(pathOf(screen.getByRole('link', { name: /^Premium Devices/ }))).toBe('/shop');
  });

  it.each([
    ['Phones', '/shop'],
    ['MacBook', '/shop'],
    ['Accessories', '/shop'],
    ['Watches', '/shop'],
    ['iPads', '/shop'],
    ['Sound', '/shop'],
    ['Repairs', '/repairs'],
    ['Services', '/business'],
  ])('What to Buy Next: %s goes to %s', async (name, path) => {
    await openHome();
    const categories = region('What to Buy Next');
    expect(categories.getAllByRole('link')).toHaveLength(8);
    expect(pathOf(categories.getByRole('link', { name }))).toBe(path);
  });

  it('Book Your Repair Today: online or in the store, with phone, address and hours', async () => {
    await openHome();
    const block = region('Book Your Repair Today');
    expect(pathOf(block.getByRole('link', { name: /^Book Online/ }))).toBe('/book');
    expect(pathOf(block.getByRole('link', { name: /^Visit Store/ }))).toBe('/contact');
    expect(block.getByRole('link', { name: '+977-1-5550100' })).toBeTruthy();
    expect(block.getByText('Putalisadak, Kathmandu, Nepal')).toBeTruthy();
    expect(block.getByText('Sunday to Friday')).toBeTruthy();
  });

  it.each([
    // Nepal is 5 h 45 min ahead of UTC. 2026-11-27 is a Friday.
    ['2026-11-27T04:14:00.000Z', 'Opens today 10:00'],
    ['2026-11-27T04:15:00.000Z', 'Open now'],
    ['2026-11-27T13:14:00.000Z', 'Open now'],
    ['2026-11-27T13:15:00.000Z', 'Opens Sunday 10:00'],
    ['2026-11-28T06:00:00.000Z', 'Opens Sunday 10:00'],
  ])('at %s it says %s', async (instant, text) => {
    await openHome(instant);
    expect(region('Book Your Repair Today').getByText(text)).toBeTruthy();
  });

  it('offers a call and a chat', async () => {
    await openHome();
    const help = region('Not sure what is wrong?');
    expect(help.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:+97715550100');
    expect(help.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/97715550100/,
    );
  });

  it('shows four testimonials with five stars each', async () => {
    await openHome();
    const said = region('What our customers say');
    expect(said.getAllByRole('figure')).toHaveLength(4);
    expect(said.getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(4);
  });
});
