/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import type { Edition } from '@mcs-repairs/shared/domain/types/content';
import { accessibilityFaults } from '../../testing/accessibility';
import { AdminSite } from '../../testing/AdminSite';
import { answered, fakeShop } from '../../testing/fakeShop';
import { inputOf, instantOf } from './nepalInput';
import { Component } from './WebsitePage';

afterEach(cleanup);

const BANNER = { text: 'Closed for Tihar', linkTo: '', linkLabel: '', from: null, until: null };
const edition: Edition = {
  id: '01',
  at: '2026-11-23T06:00:00.000Z',
  by: 'Sita',
  validFrom: '2026-11-23T06:00:00.000Z',
  isUndone: false,
  edition: { piece: 'banner', value: BANNER },
};
const settings = {
  content: { revision: '-.01', profile: DEFAULT_SHOP_PROFILE, banner: BANNER },
  builtIn: DEFAULT_SHOP_PROFILE,
  editions: [edition],
};

function open() {
  const user = userEvent.setup({ delay: null });
  const publishContent = jest.fn(answered(edition));
  const undoContent = jest.fn(answered(null));
  const operations = { readContentSettings: answered(settings), publishContent, undoContent };
  const { container } = render(
    <AdminSite page={Component} shop={fakeShop({ operations })} at="/admin/website" />,
  );
  return { user, container, publishContent, undoContent };
}

test('a new phone number is published with the edition that the editor saw', async () => {
  const { user, container, publishContent } = open();
  const form = await screen.findByRole('form', { name: 'Shop profile' });
  const phone = within(form).getByLabelText(/^Phone/);
  await user.clear(phone);
  await user.click(within(form).getByRole('button', { name: 'Publish changes' }));
  expect(publishContent).not.toHaveBeenCalled();
  expect(form.textContent).toContain('Enter the phone number with its area code');
  await user.type(phone, '01-4000000');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(within(form).getByRole('button', { name: 'Publish changes' }));
  const { name, whatsapp, email, businessEmail, address, mapUrl } = DEFAULT_SHOP_PROFILE;
  expect(publishContent).toHaveBeenCalledWith({
    body: {
      edition: {
        piece: 'profile',
        value: { name, phone: '01-4000000', whatsapp, email, businessEmail, address, mapUrl },
      },
      seen: null,
      validFrom: null,
    },
  });
});

test('the banner is edited in Nepal time, removed, and its last change undone', async () => {
  const { user, publishContent, undoContent } = open();
  const form = await screen.findByRole('form', { name: 'Banner' });
  const until = within(form).getByLabelText(/^Show until/);
  await user.type(until, '2026-11-25T10:00');
  await user.click(within(form).getByRole('button', { name: 'Publish changes' }));
  const value = { ...BANNER, until: '2026-11-25T04:15:00.000Z' };
  expect(publishContent).toHaveBeenLastCalledWith({
    body: { edition: { piece: 'banner', value }, seen: '01', validFrom: null },
  });
  await user.click(within(form).getByRole('button', { name: 'Remove banner' }));
  expect(publishContent).toHaveBeenLastCalledWith({
    body: { edition: { piece: 'banner', value: null }, seen: '01', validFrom: null },
  });
  await user.click(screen.getByText('Changes (1)'));
  await user.click(screen.getByRole('button', { name: 'Undo change' }));
  expect(undoContent).toHaveBeenCalledWith({ body: { piece: 'banner', seen: '01' } });
});

test('a time in Nepal is the same time when it is edited again', () => {
  expect(inputOf(instantOf('2026-11-25T00:10'))).toBe('2026-11-25T00:10');
  expect(instantOf('')).toBeNull();
});
