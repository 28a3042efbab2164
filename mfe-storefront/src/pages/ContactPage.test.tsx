/** @jest-environment ./tools/jest-environment.cjs */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShopData, renderRoute } from '@mcs-repairs/shared/platform/testing';
import { remote } from '../remote';

async function openContact(search = '', renderedAt?: string) {
  const createEnquiry = jest.fn(async () => ({
    ok: true as const,
    value: { reference: 'MCS77' },
  }));
  const page = await renderRoute(remote.routes, {
    path: `/contact${search}`,
    shopData: fakeShopData({ operations: { createEnquiry } }),
    renderedAt,
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
