/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnModel } from '@mcs-repairs/shared/domain/types/models';
import { accessibilityFaults } from '../../testing/accessibility';
import { AdminSite } from '../../testing/AdminSite';
import { answered, fakeShop, refused } from '../../testing/fakeShop';
import { Component } from './ModelsPage';

afterEach(cleanup);

const MODEL: OwnModel = {
  id: 'm1',
  device: 'iphone',
  slug: '18-pro',
  name: 'iPhone 18 Pro',
  year: 2026,
  numbers: ['A3400'],
  alsoCalled: [],
  issues: null,
  isBuiltIn: false,
  isOn: true,
  isChanged: false,
  version: 7,
  changedBy: 'Sita',
  canUndo: false,
};
const BUILT_IN: OwnModel = {
  ...MODEL,
  id: 'iphone/16',
  slug: '16',
  name: 'iPhone 16',
  numbers: ['A3081'],
  isBuiltIn: true,
  version: 0,
};
const IPAD: OwnModel = { ...BUILT_IN, id: 'ipad/9th', device: 'ipad', name: 'iPad (9th)' };

function open(operations: Record<string, jest.Mock> = {}, at = '/admin/models') {
  const user = userEvent.setup({ delay: null });
  const listOwnModels = jest.fn(answered([MODEL, BUILT_IN, IPAD]));
  const shop = fakeShop({ operations: { listOwnModels, ...operations } });
  const { container } = render(<AdminSite page={Component} shop={shop} at={at} />);
  return { user, container };
}
const names = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.split(/\d{4}/)[0]);

test('models are listed by device, and a search finds numbers of every device', async () => {
  const { user, container } = open();
  await screen.findByRole('button', { name: 'Move up: iPhone 18 Pro' });
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'iPad' }));
  expect(names()).toEqual([expect.stringContaining('iPad (9th)')]);
  await user.type(screen.getByRole('searchbox'), 'a3400');
  await screen.findByRole('rowheader', { name: /iPhone 18 Pro/ });
  expect(screen.queryByRole('button', { name: /Move up/ })).toBeNull();
});

test('a model moves, is switched off, and one press undoes that; quick presses use the newest version', async () => {
  const off = { ...MODEL, isOn: false, version: 8, canUndo: true };
  const stepModel = jest.fn(answered(off));
  const { user } = open({ stepModel });
  await user.click(await screen.findByRole('button', { name: 'Switch off: iPhone 18 Pro' }));
  expect(stepModel).toHaveBeenCalledWith({ body: { id: 'm1', seen: 7, step: 'off' } });
  expect(await screen.findByText('iPhone 18 Pro is switched off.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo change' }));
  expect(stepModel).toHaveBeenLastCalledWith({ body: { id: 'm1', seen: 8, step: 'undo' } });
  await user.click(screen.getByRole('button', { name: 'Move up: iPhone 18 Pro' }));
  expect(stepModel).toHaveBeenCalledTimes(2);
});

test('a model is added with its faults, and a taken address is named beside the field', async () => {
  const addModel = jest
    .fn()
    .mockImplementationOnce(
      refused('conflict', 'The iPhone 16 has this address', {
        fields: { slug: 'This address is taken' },
      }),
    )
    .mockImplementation(answered(MODEL));
  const { user, container } = open({ addModel });
  await user.click(await screen.findByRole('button', { name: 'Add model' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add model' }));
  await user.click(form.getByRole('button', { name: 'Add model' }));
  expect(await form.findByText('Enter a name')).toBeTruthy();
  await user.type(form.getByLabelText(/^Name/), 'iPhone 18 Pro');
  await user.type(form.getByLabelText('Model numbers'), 'A3400, A3401,');
  await user.type(form.getByLabelText('Release year'), '12');
  await user.type(form.getByLabelText('Address'), '16');
  await user.click(form.getByRole('button', { name: 'Add model' }));
  expect(await form.findByText('Enter a year from 1976 to 2100')).toBeTruthy();
  await user.clear(form.getByLabelText('Release year'));
  await user.click(form.getByRole('checkbox', { name: 'Water Damage' }));
  await user.click(form.getByRole('button', { name: 'Add model' }));
  expect(await form.findByText('This address is taken')).toBeTruthy();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.clear(form.getByLabelText('Address'));
  await user.click(form.getByRole('button', { name: 'Add model' }));
  expect(addModel).toHaveBeenLastCalledWith(
    {
      body: {
        device: 'iphone',
        name: 'iPhone 18 Pro',
        slug: '',
        year: null,
        numbers: ['A3400', 'A3401'],
        alsoCalled: [],
        issues: expect.not.arrayContaining(['water']),
      },
    },
    expect.any(String),
  );
});

test('a conflict keeps what was typed, and says who was first', async () => {
  const message = 'Asha changed this meanwhile. Please check it and try again.';
  const changeModel = jest.fn(refused('conflict', message));
  const { user } = open({ changeModel });
  await user.click(await screen.findByRole('button', { name: 'Edit: iPhone 16' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit iPhone 16' }));
  await user.type(form.getByLabelText(/^Name/), ' (2024)');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText(message)).toBeTruthy();
  expect(form.getByDisplayValue('iPhone 16 (2024)')).toBeTruthy();
  expect(changeModel).toHaveBeenCalledWith({
    body: expect.objectContaining({ id: 'iphone/16', seen: 0, issues: null }),
  });
});
