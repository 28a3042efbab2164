/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import type { CheckedPriceFile, PriceList } from '@mcs-repairs/shared/domain/types/price';
import type { Role } from '@mcs-repairs/shared/domain/types/rights';
import { shownServices } from '@mcs-repairs/shared/domain/rules/shownServices';
import type { ShopFaults } from '@mcs-repairs/shared/domain/types/shopGoods';
import { accessibilityFaults } from '../../testing/accessibility';
import { AdminSite } from '../../testing/AdminSite';
import { answered, fakeShop, refused, SITA } from '../../testing/fakeShop';
import { Component } from './PricesPage';
import { pricesCsv } from './pricesCsv';

afterEach(cleanup);

const NONE = { price: null, cost: null };
const MODEL = {
  id: 'iphone/15-pro',
  device: 'iphone',
  name: 'iPhone 15 Pro',
  slug: '15-pro',
} as const;
const LIST: PriceList = {
  models: [
    { ...MODEL, issues: null },
    { ...MODEL, id: 'm2', name: 'iPhone 99', slug: '99', issues: ['battery'] },
  ],
  prices: [
    {
      ...{ device: 'iphone', model: null, issue: 'screen', version: 3, changedBy: 'Asha' },
      standard: { price: 9000, cost: 6000 },
      premium: { price: 11_000, cost: 12_000 },
    },
    {
      ...{ device: 'iphone', model: MODEL.id, issue: 'battery', version: 4, changedBy: 'Asha' },
      standard: { price: 4500, cost: null },
      premium: NONE,
    },
  ],
  last: { version: 4, by: 'Asha', at: '2026-11-23T08:00:00Z', places: 1 },
};

function open(
  operations: Record<string, jest.Mock> = {},
  role: Role = 'owner',
  faults?: ShopFaults,
) {
  const user = userEvent.setup({ delay: null });
  const listPrices = jest.fn(answered(LIST));
  const readSession = jest.fn(answered({ staff: { ...SITA, role } }));
  const shop = fakeShop({ operations: { readSession, listPrices, ...operations } });
  const at = '/admin/prices';
  return {
    user,
    listPrices,
    ...render(<AdminSite page={Component} shop={shop} at={at} faults={faults} />),
  };
}
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

test('a model has its own prices or those of all models, with cost and margin', async () => {
  const { user, container, listPrices } = open();
  expect((await row('Screen Repair')).textContent).toContain(
    'Cost Rs. 6,000 Margin Rs. 3,000 (33%)',
  );
  expect((await row('Screen Repair')).textContent).toContain('Below cost');
  expect((await row('Camera Repair')).textContent).toContain('No price');
  expect(listPrices).toHaveBeenCalledWith({ query: { device: 'iphone' } });
  await user.selectOptions(
    screen.getByLabelText('Model'),
    'iPhone 15 Pro (1 price only for this model)',
  );
  expect((await row('Screen Repair')).textContent).toContain('Price for all models');
  expect((await row('Battery Replacement')).textContent).toContain('Price for this model');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Model'), 'iPhone 99');
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'iPad' }));
  expect(listPrices).toHaveBeenLastCalledWith({ query: { device: 'ipad' } });
});

test('a clerk reads prices, and can change nothing', async () => {
  const bare = LIST.prices.map((price) => ({
    ...price,
    standard: { price: 9000 },
    premium: { price: null },
  }));
  open({ listPrices: jest.fn(answered({ ...LIST, prices: bare, last: undefined })) }, 'clerk');
  expect((await row('Screen Repair')).textContent).toContain('Rs. 9,000');
  expect(screen.queryByText(/Cost|Margin/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Edit|CSV|Undo/ })).toBeNull();
});

test('a price below its cost is asked about, and bad input is named beside its field', async () => {
  const changePrice = jest.fn(answered(LIST.prices[0]));
  const { user, container } = open({ changePrice });
  await user.click(await screen.findByRole('button', { name: 'Edit prices: Camera Repair' }));
  const form = within(
    await screen.findByRole('dialog', { name: 'Camera Repair, All iPhone models' }),
  );
  const save = () => user.click(form.getByRole('button', { name: 'Save prices' }));
  await user.type(form.getByLabelText('Premium cost in rupees'), '500');
  await user.type(form.getByLabelText('Standard price in rupees'), 'much');
  await save();
  expect(await form.findByText('Use whole rupees, without signs')).toBeTruthy();
  expect(form.getByText('Enter the price too')).toBeTruthy();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.clear(form.getByLabelText('Premium cost in rupees'));
  await user.clear(form.getByLabelText('Standard price in rupees'));
  await user.type(form.getByLabelText('Standard price in rupees'), '4,000');
  await user.type(form.getByLabelText('Standard cost in rupees'), '5000');
  expect(form.getByText('Margin: −Rs. 1,000 (−25%)')).toBeTruthy();
  await save();
  expect(await form.findByText('The standard price is below its cost.')).toBeTruthy();
  expect(changePrice).not.toHaveBeenCalled();
  await user.click(form.getByRole('button', { name: 'Save price below cost' }));
  expect(changePrice).toHaveBeenCalledWith({
    body: {
      ...{ device: 'iphone', model: null, issue: 'camera', seen: 0 },
      standard: { price: 4000, cost: 5000 },
      premium: NONE,
      confirmBelowCost: true,
    },
  });
});

test('a conflict keeps what was typed; the last change is undone', async () => {
  const message = 'Asha changed these prices meanwhile. Please check them and try again.';
  const undoPrices = jest.fn(answered(null));
  const changePrice = jest.fn(refused('conflict', message));
  const { user } = open({ changePrice, undoPrices });
  await user.click(await screen.findByRole('button', { name: 'Undo change to prices' }));
  expect(undoPrices).toHaveBeenCalledWith({ body: { seen: 4 } });
  await user.click(await screen.findByRole('button', { name: 'Edit prices: Camera Repair' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText('Standard price in rupees'), '4000');
  await user.click(form.getByRole('button', { name: 'Save prices' }));
  expect(await form.findByText(message)).toBeTruthy();
  expect(form.getByDisplayValue('4000')).toBeTruthy();
});

const CHECKED: CheckedPriceFile = {
  differences: [
    {
      ...{ device: 'iphone', model: MODEL.id, modelName: MODEL.name, issue: 'screen', row: 2 },
      standardPrice: { from: 9000, to: 9500 },
      premiumCost: { from: null, to: 20_000 },
      belowCost: ['premium'],
    },
  ],
  same: 3,
  seen: 'check-1',
};

test('a file is imported after its differences were shown; errors and conflicts are said', async () => {
  const checkPriceFile = jest
    .fn()
    .mockImplementationOnce(
      refused('invalid', 'The file has 1 error. Nothing was changed.', {
        fields: { 'Row 5, Model': 'No model of this device has this name' },
      }),
    )
    .mockImplementationOnce(answered(CHECKED))
    .mockImplementation(answered({ ...CHECKED, seen: 'check-2' }));
  const importPrices = jest
    .fn()
    .mockImplementationOnce(refused('conflict', 'Asha changed prices meanwhile.'))
    .mockImplementation(answered({ changed: 1 }));
  const { user, container } = open({ checkPriceFile, importPrices });
  await user.click(await screen.findByRole('button', { name: 'Import prices from CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import prices' }));
  const choose = (text: string) =>
    user.upload(dialog.getByLabelText('File with prices'), new File([text], 'prices.csv'));
  await choose('bad');
  expect(
    await dialog.findByText('Row 5, Model: No model of this device has this name'),
  ).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Import prices' })).toHaveProperty('disabled', true);
  await choose('good');
  expect(await dialog.findByText('Standard price: Rs. 9,000 → Rs. 9,500')).toBeTruthy();
  expect(dialog.getByText('Premium cost: none → Rs. 20,000')).toBeTruthy();
  expect(dialog.getByText('1 row changes prices. 3 rows change nothing.')).toBeTruthy();
  expect(dialog.getByText('1 row has a price below its cost.')).toBeTruthy();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Import 1 price' }));
  const question = 'Please confirm. 1 row has a price below its cost.';
  expect(await dialog.findByText(question)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Check differences again' }));
  expect(dialog.queryByText(question)).toBeNull();
  expect(importPrices).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Import 1 price' }));
  await user.click(await dialog.findByRole('button', { name: 'Import prices, also below cost' }));
  expect(await dialog.findByText('Asha changed prices meanwhile.')).toBeTruthy();
  // The second check found other differences, so the dialog asks again.
  await user.click(await dialog.findByRole('button', { name: 'Import 1 price' }));
  expect(await dialog.findByText(question)).toBeTruthy();
  expect(importPrices).toHaveBeenCalledTimes(1);
  await user.click(await dialog.findByRole('button', { name: 'Import prices, also below cost' }));
  expect(importPrices).toHaveBeenLastCalledWith({
    body: { csv: 'good', seen: 'check-2', confirmBelowCost: true },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an exported file has a row for each fault of each model, with empty cells to fill in', () => {
  const lines = pricesCsv(LIST, servicesOf).split('\r\n');
  expect(lines).toContain('iphone,All models,Screen Repair,9000,6000,11000,12000');
  expect(lines).toContain('iphone,iPhone 15 Pro,Battery Replacement,4500,,,');
  expect(lines).toContain('iphone,iPhone 99,Battery Replacement,,,,');
  expect(lines.filter((line) => line.includes('iPhone 99'))).toHaveLength(1);
  expect(lines).toContain('watch,All models,Digital Crown,,,,');
});

test('faults have the owner’s names and order, and those that are switched off are not listed', async () => {
  const faults: ShopFaults = {
    iphone: [{ id: 'battery', issue: 'New battery', name: 'New battery' }, { id: 'screen' }],
  };
  open({}, 'owner', faults);
  await row('New battery');
  const listed = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(listed).toEqual(['New battery', 'Screen Repair']);
  const lines = pricesCsv(LIST, (device) =>
    shownServices({ faults }, device, servicesOf(device)),
  ).split('\r\n');
  expect(lines).toContain('iphone,iPhone 15 Pro,New battery,4500,,,');
  expect(lines.filter((line) => line.startsWith('iphone,All models'))).toHaveLength(2);
});
