/** @jest-environment ./tools/jest-environment.cjs */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import type { TextChannel } from '@mcs-repairs/shared/domain/types/message';
import { fakeShopData, renderWithSite } from '@mcs-repairs/shared/platform/testing';
import { violations } from './testing/accessibility';
import { failing } from './testing/fakeShop';
import { KeepYourLink } from './KeepYourLink';

const TOKEN = 'a-secret-of-the-link';
const ADDRESS = `${window.location.origin}/my-booking/open#${TOKEN}`;
const RECEIPT = {
  token: TOKEN,
  reference: '12345',
  customerEmail: '',
  customerPhone: '+977 980-0000001',
};

type Shown = { textChannels?: TextChannel[]; operations?: Parameters<typeof shopOf>[0] };
const shopOf = (operations: NonNullable<Parameters<typeof fakeShopData>[0]>['operations']) =>
  fakeShopData({ operations });

function show(change: Partial<typeof RECEIPT> = {}, { textChannels, operations }: Shown = {}) {
  renderWithSite(<KeepYourLink receipt={{ ...RECEIPT, ...change }} />, {
    shopData: shopOf(operations),
    config: { profile: { ...DEFAULT_SHOP_PROFILE, textChannels } },
  });
  return userEvent.setup({ delay: null });
}
const button = (name: string) => screen.queryByRole('button', { name });

test('the link goes to the customer’s own WhatsApp', () => {
  show();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send to my WhatsApp' });
  const { origin, pathname, searchParams } = new URL(link.href);
  expect([origin, pathname]).toEqual(['https://wa.me', '/9779800000001']);
  expect(searchParams.get('text')).toBe(`My booking 12345 at MCS Repairs: ${ADDRESS}`);
  expect(link.rel).toBe('noopener noreferrer');
});

test.each(['', '01-4220000'])(
  'the number %j gets no WhatsApp and no text message',
  (customerPhone) => {
    show({ customerPhone }, { textChannels: ['sms'] });
    expect(screen.queryByRole('link', { name: 'Send to my WhatsApp' })).toBeNull();
    expect(button('Text me the link')).toBeNull();
    expect(button('Copy link')).not.toBeNull();
  },
);

test('a text message is offered only if the shop sends text messages', () => {
  show({}, { textChannels: ['whatsapp'] });
  expect(button('Text me the link')).toBeNull();
});

test('the shop sends the link by text message, and its answer is shown', async () => {
  const textMyBookingLink = jest.fn(async () => ({
    ok: true as const,
    value: { message: 'We text your link.' },
  }));
  const user = show({}, { textChannels: ['sms'], operations: { textMyBookingLink } });
  await user.click(screen.getByRole('button', { name: 'Text me the link' }));
  expect(await screen.findByText('We text your link.')).toBeTruthy();
  expect(textMyBookingLink).toHaveBeenCalledWith({ headers: { 'x-booking-token': TOKEN } });
});

test('a failed request for a text message is reported', async () => {
  const textMyBookingLink = async () => failing('too-many-requests');
  const user = show({}, { textChannels: ['sms'], operations: { textMyBookingLink } });
  await user.click(screen.getByRole('button', { name: 'Text me the link' }));
  expect(await screen.findByText('The shop says too-many-requests')).toBeTruthy();
});

test('the link is copied', async () => {
  const user = show();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/The link is copied/)).toBeTruthy();
  expect(copied).toHaveBeenCalledWith(ADDRESS);
});

test('a browser without clipboard access explains another way', async () => {
  const user = show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/could not be copied/)).toBeTruthy();
});

test('a customer with an email address is not asked to save the link', () => {
  show({ customerEmail: 'asha@example.com' });
  expect(screen.getByRole('heading', { name: 'Your private link' })).toBeTruthy();
  expect(screen.queryByText(/You gave no email address/)).toBeNull();
});

test('has no accessibility violations', async () => {
  show({}, { textChannels: ['sms'] });
  expect(await violations()).toEqual([]);
});
