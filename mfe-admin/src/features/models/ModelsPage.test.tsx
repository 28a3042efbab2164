/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnModel } from '@mcs-repairs/shared/domain/types/models';
import type { ShopFaults } from '@mcs-repairs/shared/domain/types/shopGoods';
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
  words: '',
  durations: {},
  picture: null,
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

function open(
  operations: Record<string, jest.Mock> = {},
  at = '/admin/models',
  faults?: ShopFaults,
) {
  const user = userEvent.setup({ delay: null });
  const listOwnModels = jest.fn(answered([MODEL, BUILT_IN, IPAD]));
  const shop = fakeShop({ operations: { listOwnModels, ...operations } });
  const { container } = render(<AdminSite page={Component} shop={shop} at={at} faults={faults} />);
  return { user, container };
}
const names = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.split(/\d{4}/)[0]);

test('models are listed by device, and a search finds numbers of every device', async () => {
  const { user, container } = open();
  await screen.findByRole('button', { name: 'Move model up: iPhone 18 Pro' });
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'iPad' }));
  expect(names()).toEqual([expect.stringContaining('iPad (9th)')]);
  await user.type(screen.getByRole('searchbox'), 'a3400');
  await screen.findByRole('rowheader', { name: /iPhone 18 Pro/ });
  expect(screen.queryByRole('button', { name: /Move model up/ })).toBeNull();
});

test('a model moves, is switched off, and one press undoes that; quick presses use the newest version', async () => {
  const off = { ...MODEL, isOn: false, version: 8, canUndo: true };
  const stepModel = jest.fn(answered(off));
  const { user } = open({ stepModel });
  await user.click(await screen.findByRole('button', { name: 'Switch off model: iPhone 18 Pro' }));
  expect(stepModel).toHaveBeenCalledWith({ body: { id: 'm1', seen: 7, step: 'off' } });
  expect(await screen.findByText('iPhone 18 Pro is switched off.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo change to model' }));
  expect(stepModel).toHaveBeenLastCalledWith({ body: { id: 'm1', seen: 8, step: 'undo' } });
  await user.click(screen.getByRole('button', { name: 'Move model up: iPhone 18 Pro' }));
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
        words: '',
        durations: {},
      },
    },
    expect.any(String),
  );
});

test('a saved model leaves the list as it is, and an added one is shown', async () => {
  const changeModel = jest.fn(answered({ ...BUILT_IN, version: 8 }));
  const addModel = jest.fn(answered({ ...MODEL, device: 'ipad' as const, name: 'iPad 12' }));
  const { user } = open({ changeModel, addModel }, '/admin/models?search=a3081');
  const address = () => screen.getByLabelText('Address', { selector: 'output' }).textContent;
  await user.click(await screen.findByRole('button', { name: 'Edit model: iPhone 16' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit iPhone 16' }));
  await user.type(form.getByLabelText(/^Other names/), 'Sixteen');
  await user.click(form.getByRole('button', { name: 'Save model' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/admin/models?search=a3081');
  await user.click(screen.getByRole('button', { name: 'Add model' }));
  const added = within(await screen.findByRole('dialog', { name: 'Add model' }));
  await user.type(added.getByLabelText(/^Name/), 'iPad 12');
  await user.click(added.getByRole('button', { name: 'Add model' }));
  await waitFor(() => expect(address()).toBe('/admin/models?device=ipad'));
});

test('a conflict keeps what was typed, and says who was first', async () => {
  const message = 'Asha changed this model meanwhile. Please check it and try again.';
  const changeModel = jest.fn(refused('conflict', message));
  const { user } = open({ changeModel });
  await user.click(await screen.findByRole('button', { name: 'Edit model: iPhone 16' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit iPhone 16' }));
  await user.type(form.getByLabelText(/^Name/), ' (2024)');
  await user.click(form.getByRole('button', { name: 'Save model' }));
  expect(await form.findByText(message)).toBeTruthy();
  expect(form.getByDisplayValue('iPhone 16 (2024)')).toBeTruthy();
  expect(changeModel).toHaveBeenCalledWith({
    body: expect.objectContaining({ id: 'iphone/16', seen: 0, issues: null }),
  });
});

test('words, a working time and a picture: a wrong time is named, and saving uses the version after the upload', async () => {
  const picture = { id: 'p1', alt: '', width: 900, height: 600 };
  const addModelPicture = jest.fn(answered({ ...BUILT_IN, version: 9, picture }));
  const stepModel = jest.fn(answered({ ...BUILT_IN, version: 11 }));
  const changeModel = jest.fn(answered({ ...BUILT_IN, version: 10, picture }));
  const { user, container } = open({ addModelPicture, changeModel, stepModel });
  await user.click(await screen.findByRole('button', { name: 'Edit model: iPhone 16' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit iPhone 16' }));
  await user.type(form.getByLabelText(/^Description/), 'We keep its screens.');
  await user.type(form.getByLabelText('Working time: Screen Repair'), 'soon');
  await user.click(form.getByRole('button', { name: 'Save model' }));
  expect(await form.findByText(/such as 45-60 minutes/)).toBeTruthy();
  await user.clear(form.getByLabelText('Working time: Screen Repair'));
  await user.type(form.getByLabelText('Working time: Screen Repair'), '20-40 minutes');
  await user.click(form.getByRole('checkbox', { name: 'Water Damage' }));
  expect((form.getByLabelText('Working time: Water Damage') as HTMLInputElement).disabled).toBe(
    true,
  );

  const file = new File(['x'], 'back.jpg', { type: 'image/jpeg' });
  await user.upload(form.getByLabelText(/^Picture/), file);
  expect(addModelPicture).toHaveBeenCalledWith({ query: { id: 'iphone/16', seen: 0 }, file });
  expect(await form.findByRole('img', { name: 'iPhone 16' })).toBeTruthy();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.type(form.getByLabelText(/^Alternative text/), 'Blue');
  await user.click(form.getByRole('button', { name: 'Save model' }));
  expect(changeModel).toHaveBeenCalledWith({
    body: expect.objectContaining({
      seen: 9,
      words: 'We keep its screens.',
      durations: { screen: '20-40 minutes' },
      pictureAlt: 'Blue',
    }),
  });
});

test('unsaved changes of a model are previewed on its page, and nothing is saved', async () => {
  const previewModel = jest.fn(answered({ link: '/open', frame: '/repairs/iphone/16?p=1' }));
  const changeModel = jest.fn();
  const { user, container } = open({ previewModel, changeModel });
  await user.click(await screen.findByRole('button', { name: 'Edit model: iPhone 16' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit iPhone 16' }));
  await user.type(form.getByLabelText(/^Name/), ' (2024)');
  await user.clear(form.getByLabelText(/^Release year/));
  await user.type(form.getByLabelText(/^Release year/), '2024');
  await user.click(form.getByRole('button', { name: 'Preview page' }));
  const preview = within(await form.findByRole('region', { name: 'Preview' }));
  expect(previewModel).toHaveBeenCalledWith({
    body: {
      ...{ device: 'iphone', name: 'iPhone 16 (2024)', slug: '16', year: 2024 },
      ...{ numbers: ['A3081'], alsoCalled: [], issues: null, words: '', durations: {} },
      stored: { id: 'iphone/16', seen: 0 },
    },
  });
  const frame = () => preview.getByTitle<HTMLIFrameElement>(/^Preview of the page at/);
  expect(frame().getAttribute('src')).toBe('/repairs/iphone/16?p=1&scheme=light');
  await user.click(preview.getByRole('button', { name: 'Tablet' }));
  await user.click(preview.getByRole('button', { name: 'Dark' }));
  expect(frame().title).toBe('Preview of the page at 768 pixels');
  expect(frame().getAttribute('src')).toBe('/repairs/iphone/16?p=1&scheme=dark');
  const link = preview.getByRole('link', { name: 'Open preview in new tab' });
  expect(link.getAttribute('href')).toBe('/open');
  expect(form.queryByText(/is switched off/)).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(preview.getByRole('button', { name: 'Close preview' }));
  expect(form.queryByRole('region', { name: 'Preview' })).toBeNull();
  expect(form.getByDisplayValue('iPhone 16 (2024)')).toBeTruthy();
  expect(changeModel).not.toHaveBeenCalled();
});

test('a new model is previewed; errors are beside their fields until they are edited', async () => {
  const taken = { fields: { slug: 'This address is taken' } };
  const previewModel = jest
    .fn()
    .mockImplementationOnce(refused('conflict', 'The iPhone 16 has this address', taken))
    .mockImplementation(answered({ link: '/open', frame: '/repairs/iphone/18?p=1' }));
  const addModel = jest.fn();
  const { user } = open({ previewModel, addModel });
  await user.click(await screen.findByRole('button', { name: 'Add model' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add model' }));
  const press = () => user.click(form.getByRole('button', { name: 'Preview page' }));
  await press();
  expect(await form.findByText('Enter a name')).toBeTruthy();
  expect(previewModel).not.toHaveBeenCalled();
  await user.type(form.getByLabelText(/^Name/), 'iPhone 18');
  await user.type(form.getByLabelText('Address'), '16');
  await press();
  expect(await form.findByText('The iPhone 16 has this address')).toBeTruthy();
  const address = form.getByLabelText('Address');
  await waitFor(() => expect(document.activeElement).toBe(address));
  expect(form.getByText('This address is taken')).toBeTruthy();
  await user.clear(address);
  expect(form.queryByText('This address is taken')).toBeNull();
  await press();
  expect(await form.findByRole('region', { name: 'Preview' })).toBeTruthy();
  const { body } = previewModel.mock.lastCall[0] as { body: object };
  expect(body).toMatchObject({ name: 'iPhone 18', slug: '' });
  expect(body).not.toHaveProperty('stored');
  expect(addModel).not.toHaveBeenCalled();
});

test('the preview of a model that is switched off says so', async () => {
  const listOwnModels = jest.fn(answered([{ ...MODEL, isOn: false }]));
  const previewModel = jest.fn(answered({ link: '/open', frame: '/repairs/iphone/18-pro?p=1' }));
  const { user } = open({ listOwnModels, previewModel });
  await user.click(await screen.findByRole('button', { name: 'Edit model: iPhone 18 Pro' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit iPhone 18 Pro' }));
  await user.click(form.getByRole('button', { name: 'Preview page' }));
  expect(await form.findByText(/This model is switched off/)).toBeTruthy();
});

test('a file that is no picture is named beside the field, and a picture is removed', async () => {
  const picture = { id: 'p1', alt: 'Blue', width: 900, height: 600 };
  const listOwnModels = jest.fn(answered([{ ...MODEL, picture }]));
  const stepModel = jest.fn(answered({ ...MODEL, version: 8 }));
  const addModelPicture = jest.fn();
  const { user } = open({ listOwnModels, stepModel, addModelPicture });
  await user.click(await screen.findByRole('button', { name: 'Edit model: iPhone 18 Pro' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit iPhone 18 Pro' }));
  fireEvent.change(form.getByLabelText(/^Picture/), {
    target: { files: [new File(['x'], 'list.pdf', { type: 'application/pdf' })] },
  });
  expect(await form.findByText('Please choose a JPG or PNG picture')).toBeTruthy();
  expect(addModelPicture).not.toHaveBeenCalled();
  await user.click(form.getByRole('button', { name: 'Remove model picture' }));
  expect(stepModel).toHaveBeenCalledWith({ body: { id: 'm1', seen: 7, step: 'no-picture' } });
  expect(await form.findByText('No picture')).toBeTruthy();
});

test('a file shows each difference before it is imported, and wrong rows are named', async () => {
  const checkModelFile = jest
    .fn()
    .mockImplementationOnce(
      refused('invalid', 'The file has errors. Nothing was changed.', {
        fields: { '3.faults': 'No fault is called "Nose"' },
      }),
    )
    .mockImplementation(
      answered({
        differences: [
          {
            ...{ row: 2, id: 'iphone/16', name: 'iPhone 16' },
            changes: [{ column: 'release year', from: '', to: '2024' }],
          },
          {
            ...{ row: 3, id: null, name: 'iPhone 18' },
            changes: [{ column: 'state', from: '', to: 'Switched on' }],
          },
        ],
        same: 1,
        seen: 'abc',
      }),
    );
  const importModels = jest
    .fn()
    .mockImplementationOnce(refused('conflict', 'Sita changed models meanwhile.'))
    .mockImplementation(answered({ added: 1, changed: 1 }));
  const { user, container } = open({ checkModelFile, importModels });
  await user.click(await screen.findByLabelText('Export or import models'));
  await user.click(screen.getByRole('button', { name: 'Import models from CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import models' }));
  const input = dialog.getByLabelText('File with models');
  const file = Object.assign(new File(['x'], 'models.csv', { type: 'text/csv' }), {
    text: async () => 'device,name',
  });
  fireEvent.change(input, { target: { files: [file] } });
  expect(await dialog.findByText('Row 3, faults: No fault is called "Nose"')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Import models' })).toHaveProperty('disabled', true);
  fireEvent.change(input, { target: { files: [file] } });
  expect(await dialog.findByText('1 new model, 1 changed model, 1 unchanged.')).toBeTruthy();
  expect(dialog.getByText('release year: empty → 2024')).toBeTruthy();
  expect(dialog.getByText('state: Switched on')).toBeTruthy();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Import 2 models' }));
  expect(await dialog.findByText('Sita changed models meanwhile.')).toBeTruthy();
  expect(checkModelFile).toHaveBeenCalledTimes(3);
  await user.click(await dialog.findByRole('button', { name: 'Import 2 models' }));
  expect(importModels).toHaveBeenLastCalledWith({ body: { csv: 'device,name', seen: 'abc' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the form of a model has the owner’s faults, and a fault that is off for the device keeps its choice', async () => {
  const changeModel = jest.fn(answered(MODEL));
  const listOwnModels = jest.fn(answered([{ ...MODEL, issues: ['screen', 'battery', 'camera'] }]));
  const faults: ShopFaults = {
    iphone: [
      { id: 'battery', issue: 'New battery', name: 'New battery', duration: '20 minutes' },
      { id: 'screen' },
    ],
  };
  const { user } = open({ changeModel, listOwnModels }, undefined, faults);
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getAllByRole('checkbox')).toHaveLength(2);
  expect(form.getByLabelText('Working time: New battery').getAttribute('placeholder')).toBe(
    '20 minutes',
  );
  await user.click(form.getByRole('checkbox', { name: 'New battery' }));
  await user.click(form.getByRole('button', { name: 'Save model' }));
  expect(changeModel).toHaveBeenCalledWith({
    body: expect.objectContaining({ issues: ['screen', 'camera'] }),
  });
});
