/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, screen, within } from '@testing-library/react';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import { renderWithSite } from '@mcs-repairs/shared/platform/testing';
import { Footer } from './Footer';
import { declaredLinks } from './testing/declaredLinks';

const target = (name: string | RegExp) =>
  screen.getByRole('link', { name }).getAttribute('href') ?? '';
const linksOf = (list: string) =>
  within(screen.getByRole('navigation', { name: list }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the footer (section 2)', () => {
  test('describes the shop in a few words', () => {
    renderWithSite(<Footer />);
    expect(
      screen.getByText(
        /Apple repairs done right\. Expert repairs with genuine parts and certified technicians/,
      ),
    ).toBeTruthy();
  });

  test('has the address with a map, the phone as a call and the email as a letter', () => {
    renderWithSite(<Footer />);
    expect(target('Putalisadak, Kathmandu, Nepal')).toMatch(/^https:\/\//);
    expect(target('+977-1-5550100')).toBe('tel:+97715550100');
    expect(target('hello@repairs.example')).toBe('mailto:hello@repairs.example');
  });

  test('states the shop hours: Sunday to Friday 10:00 AM to 7:00 PM, Saturday closed', () => {
    renderWithSite(<Footer />);
    const hours = within(screen.getByRole('list', { name: 'Shop hours' }));
    expect(hours.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sunday to Friday 10:00 AM to 7:00 PM',
      'Saturday closed',
    ]);
  });

  test('states the hours of the deployment where it has others', () => {
    const hours = DEFAULT_SHOP_PROFILE.hours.map((day) =>
      day.weekday === 6 ? { weekday: 6, opens: '11:00', closes: '15:30' } : day,
    );
    renderWithSite(<Footer />, { config: { profile: { ...DEFAULT_SHOP_PROFILE, hours } } });
    expect(screen.getByText('Saturday 11:00 AM to 3:30 PM')).toBeTruthy();
    expect(screen.queryByText('Saturday closed')).toBeNull();
  });

  test('has further addresses, numbers and pages on other sites, if the owner entered some', () => {
    renderWithSite(<Footer />);
    expect(screen.queryByRole('list', { name: 'The shop on other sites' })).toBeNull();
    cleanup();
    const profile = {
      ...DEFAULT_SHOP_PROFILE,
      furtherPhones: [{ label: 'Patan branch', phone: '01-5544332' }],
      furtherAddresses: [{ address: 'Mangal Bazar', mapUrl: 'https://maps.example/patan' }],
      socialLinks: ['https://www.facebook.com/everest.fix'],
    };
    renderWithSite(<Footer />, { config: { profile } });
    expect(target('01-5544332')).toBe('tel:015544332');
    expect(screen.getByText(/^Patan branch:/)).toBeTruthy();
    expect(target('Mangal Bazar')).toBe('https://maps.example/patan');
    expect(target('Facebook')).toBe('https://www.facebook.com/everest.fix');
  });

  test('has quick links and service links', () => {
    renderWithSite(<Footer />, { config: { navigation: declaredLinks() } });
    expect(linksOf('Quick links')).toEqual([
      ['Home', '/'],
      ['Shop', '/shop'],
      ['Repairs', '/repairs'],
      ['Community', '/community'],
      ['About', '/about'],
      ['Contact', '/contact'],
    ]);
    expect(linksOf('Services')).toEqual([
      ['iPhone repair', '/repairs/iphone'],
      ['MacBook repair', '/repairs/macbook'],
      ['iPad repair', '/repairs/ipad'],
      ['Apple Watch repair', '/repairs/watch'],
      ['Data recovery', '/repairs/data-recovery'],
      ['All services', '/services'],
      ['Track repair', '/my-booking'],
    ]);
  });

  test('without a server no link leads to pages that need one', () => {
    const navigation = declaredLinks({ isConnected: false });
    renderWithSite(<Footer />, { config: { navigation } });
    expect(screen.queryByRole('link', { name: 'Track repair' })).toBeNull();
    expect(linksOf('Services')).toHaveLength(6);
  });

  test('a list without links is left out with its heading', () => {
    renderWithSite(<Footer />);
    expect(screen.queryByRole('heading', { name: 'Quick links' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Visit us' })).toBeTruthy();
  });

  test('links to Privacy, Terms and Warranty', () => {
    renderWithSite(<Footer />, { config: { navigation: declaredLinks() } });
    expect(linksOf('Legal')).toEqual([
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Warranty', '/warranty'],
    ]);
  });
});
