/** @jest-environment ./tools/jest-environment.cjs */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShopData, renderRoute } from '@mcs-repairs/shared/platform/testing';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import { remote } from '../remote';
import { electronicsStore } from '../structuredData';
import { clearDrafts } from '@mcs-repairs/shared/platform/form/memoryDraft';

beforeEach(() => clearDrafts());

async function openContact(search = '', renderedAt?: string, profile = DEFAULT_SHOP_PROFILE) {
  const createEnquiry = jest.fn(async () => ({
    ok: true as const,
    value: { reference: 'MCS77' },
  }));
  const page = await renderRoute(remote.routes, {
    path: `/contact${search}`,
    shopData: fakeShopData({ operations: { createEnquiry } }),
    renderedAt,
    config: { profile },
  });
  const form = within(await screen.findByRole('form', { name: 'Write to us' }));
  return { user: userEvent.setup({ delay: null }), form, createEnquiry, ...page };
}

describe('the contact page', () => {
  it('names phone, chat, email, address, hours and the map', async () => {
    await openContact();
    expect(screen.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe(
      'tel:+97715550100',
    );
    expect(screen.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/97715550100\?text=/,
    );
    expect(screen.getByRole('link', { name: /^Email/ }).getAttribute('href')).toBe(
      'mailto:hello@repairs.example',
    );
    expect(screen.getByText('Putalisadak, Kathmandu, Nepal')).toBeTruthy();
    expect(screen.getByText('Sunday to Friday')).toBeTruthy();
    expect(screen.getByText('10:00 AM to 7:00 PM')).toBeTruthy();
    expect(screen.getByText('Closed')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the map' })).toBeTruthy();
  });

  it('shows the quarter of the shop’s address beside the pin of the map', async () => {
    const profile = { ...DEFAULT_SHOP_PROFILE, address: 'Mangal Bazar, Lalitpur, Nepal' };
    await openContact('', undefined, profile);
    expect(screen.getByText('Mangal Bazar').closest('svg')).toBeTruthy();
  });

  it('names further numbers, addresses and links on the page and in its structured data', async () => {
    const profile: ShopProfile = {
      ...DEFAULT_SHOP_PROFILE,
      furtherPhones: [{ label: 'Patan branch', phone: '01-5544332' }],
      furtherAddresses: [{ address: 'Mangal Bazar', mapUrl: 'https://maps.example/patan' }],
      socialLinks: ['https://www.facebook.com/everest.fix'],
    };
    await openContact('', undefined, profile);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('01-5544332')).toBe('tel:015544332');
    expect(href('Facebook')).toBe('https://www.facebook.com/everest.fix');
    const maps = screen.getAllByRole('link', { name: 'Open the map' });
    expect(maps.map((link) => link.getAttribute('href'))).toContain('https://maps.example/patan');

    const config = { mode: 'connected', publicUrl: 'https://shop.example' } as const;
    expect(electronicsStore({ ...config, profile })).toMatchObject({
      telephone: ['+977-1-5550100', '01-5544332'],
      address: ['Putalisadak, Kathmandu, Nepal', 'Mangal Bazar'],
      sameAs: ['https://www.facebook.com/everest.fix'],
    });
    const plain = electronicsStore({ ...config, profile: DEFAULT_SHOP_PROFILE });
    expect(plain).toMatchObject({ telephone: '+977-1-5550100' });
    expect(plain).not.toHaveProperty('sameAs');
  });

  it('links to the look-up of a repair', async () => {
    await openContact();
    const link = screen.getByRole('link', { name: 'Track repair' });
    expect(link.getAttribute('href')).toBe('/my-booking');
  });

  it('sends a message as an enquiry without products and shows the reference', async () => {
    const { user, form, createEnquiry } = await openContact();
    await user.type(form.getByLabelText('Your name'), 'Asha');
    await user.type(form.getByLabelText('Phone / WhatsApp'), '9812345678');
    await user.type(form.getByLabelText('Message'), 'Do you repair trackpads?');
    await user.click(form.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('MCS77')).toBeTruthy();
    expect(createEnquiry).toHaveBeenCalledWith(
      {
        body: {
          customerName: 'Asha',
          customerPhone: '9812345678',
          message: 'Do you repair trackpads?',
          items: [],
        },
      },
      expect.any(String),
    );
    expect(document.activeElement?.textContent).toBe('We have your message');
  });

  it('sends how the shop should answer, and asks for an address if that is by email', async () => {
    const { user, form, createEnquiry } = await openContact();
    await user.type(form.getByLabelText('Your name'), 'Asha');
    await user.type(form.getByLabelText('Phone / WhatsApp'), '9812345678');
    await user.type(form.getByLabelText('Message'), 'Hello');
    await user.selectOptions(form.getByLabelText(/How should we answer/), 'Email');
    await user.click(form.getByRole('button', { name: 'Send message' }));
    expect(form.getByText('Enter the address to which we should write')).toBeTruthy();
    expect(createEnquiry).not.toHaveBeenCalled();
    await user.selectOptions(form.getByLabelText(/How should we answer/), 'WhatsApp');
    await user.click(form.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('MCS77')).toBeTruthy();
    expect(createEnquiry).toHaveBeenCalledWith(
      { body: expect.objectContaining({ answerBy: 'whatsapp' }) as object },
      expect.any(String),
    );
  });

  it('keeps the typed message after the visitor leaves, until it is sent', async () => {
    const { user, form, unmount } = await openContact();
    await user.type(form.getByLabelText('Your name'), 'Asha');
    await user.type(form.getByLabelText('Phone / WhatsApp'), '9812345678');
    await user.type(form.getByLabelText('Message'), 'Do you repair trackpads?');
    unmount();

    const other = await openContact('?about=student-discount');
    expect(other.form.getByLabelText('Message')).toHaveProperty(
      'value',
      'I would like to apply for the student discount.',
    );
    other.unmount();

    const again = await openContact();
    expect(again.form.getByLabelText('Your name')).toHaveProperty('value', 'Asha');
    await user.click(again.form.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('MCS77')).toBeTruthy();
    again.unmount();

    const { form: empty } = await openContact();
    expect(empty.getByLabelText('Your name')).toHaveProperty('value', '');
    expect(empty.getByLabelText('Message')).toHaveProperty('value', '');
  });

  it('asks for name, phone and message', async () => {
    const { user, form, createEnquiry } = await openContact();
    await user.click(form.getByRole('button', { name: 'Send message' }));
    expect(form.getByText('Name is required')).toBeTruthy();
    expect(form.getByText('Phone number is required')).toBeTruthy();
    expect(form.getByText('Please write your message')).toBeTruthy();
    expect(createEnquiry).not.toHaveBeenCalled();
  });

  it('starts the message with the subject of the link', async () => {
    const { form } = await openContact('?about=student-discount');
    expect(form.getByLabelText('Message')).toHaveProperty(
      'value',
      'I would like to apply for the student discount.',
    );
  });
});
