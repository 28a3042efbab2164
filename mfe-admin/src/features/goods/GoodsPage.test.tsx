/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Goods } from '@mcs-repairs/shared/domain/types/goods';
import { accessibilityFaults } from '../../testing/accessibility';
import { AdminSite } from '../../testing/AdminSite';
import { answered, fakeShop, refused, SITA } from '../../testing/fakeShop';
import { Component } from './GoodsPage';

afterEach(cleanup);

const UNIT: Goods = {
  id: 'u1',
  isBuiltIn: false,
  name: 'MacBook Air',
  slug: 'macbook-air',
  category: 'macbooks',
  grade: 'good',
  battery: 91,
  storage: '256GB SSD',
  colour: 'Midnight',
  chip: 'M2',
  warranty: '',
  serial: 'C02XX1',
  words: '',
  stock: 1,
  state: 'on-sale',
  reservedUntil: null,
  version: 7,
  changedBy: 'Sita',
  canUndo: false,
};

function open(operations: Parameters<typeof fakeShop>[0] & object = {}, goods = [UNIT]) {
  const user = userEvent.setup({ delay: null });
  const listGoods = jest.fn(answered({ goods, total: goods.length, pageSize: 50 }));
  const shop = fakeShop({ operations: { listGoods, ...operations.operations } });
  const { container } = render(<AdminSite page={Component} shop={shop} at="/admin/goods" />);
  return { user, container, listGoods };
}

test('one press marks a unit as sold, and another one undoes that', async () => {
  const changeGoodsState = jest.fn(answered({ ...UNIT, state: 'sold', version: 8 }));
  const undoGoodsChange = jest.fn(answered({ ...UNIT, version: 9 }));
  const { user, container } = open({ operations: { changeGoodsState, undoGoodsChange } });
  await user.click(await screen.findByRole('button', { name: 'Mark as sold: MacBook Air' }));
  expect(changeGoodsState).toHaveBeenCalledWith({
    body: { id: 'u1', seen: 7, state: 'sold', until: null },
  });
  expect(await screen.findByText('MacBook Air is sold.')).toBeTruthy();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo change to unit' }));
  expect(undoGoodsChange).toHaveBeenCalledWith({ body: { id: 'u1', seen: 8 } });
});

test('who reserves second is told who was first, and what they typed stays', async () => {
  const message = 'Asha reserved this unit until Nov 25, 2026, 12:45 PM.';
  const changeGoodsState = jest.fn(refused('conflict', message));
  const { user } = open({ operations: { changeGoodsState } });
  await user.click(await screen.findByRole('button', { name: 'Reserve unit: MacBook Air' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reserve MacBook Air' });
  const until = within(dialog).getByLabelText<HTMLInputElement>(/^Reserve until/);
  await user.clear(until);
  await user.click(within(dialog).getByRole('button', { name: 'Reserve unit' }));
  expect(within(dialog).getByText('Choose a day and a time')).toBeTruthy();
  await user.type(until, '2026-11-25T10:00');
  await user.click(within(dialog).getByRole('button', { name: 'Reserve unit' }));
  expect(changeGoodsState).toHaveBeenCalledWith({
    body: { id: 'u1', seen: 7, state: 'reserved', until: '2026-11-25T04:15:00.000Z' },
  });
  expect(await within(dialog).findByText(message)).toBeTruthy();
  expect(until.value).toBe('2026-11-25T10:00');
});

test('a unit is added, and bad values are named beside their fields', async () => {
  const addGoods = jest.fn(answered(UNIT));
  const { user } = open({ operations: { addGoods } });
  await user.click(await screen.findByRole('button', { name: 'Add unit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add unit' });
  const field = (name: RegExp) => within(dialog).getByLabelText(name);
  await user.type(field(/^Battery/), '120');
  await user.click(within(dialog).getByRole('button', { name: 'Add unit' }));
  expect(within(dialog).getByText('Enter a name')).toBeTruthy();
  expect(within(dialog).getByText('Enter a number from 1 to 100')).toBeTruthy();
  expect(addGoods).not.toHaveBeenCalled();
  await user.type(field(/^Name/), 'iPhone 13');
  await user.clear(field(/^Battery/));
  await user.selectOptions(field(/^Category/), 'iPhones');
  expect(within(dialog).queryByLabelText(/^On sale from/)).toBeNull();
  await user.selectOptions(field(/^State/), 'Draft');
  fireEvent.change(field(/^On sale from/), { target: { value: '2026-11-25T10:00' } });
  await user.click(within(dialog).getByRole('button', { name: 'Add unit' }));
  expect(addGoods).toHaveBeenCalledWith(
    {
      body: expect.objectContaining({
        name: 'iPhone 13',
        category: 'iphones',
        battery: null,
        stock: 1,
        state: 'draft',
        onSaleFrom: '2026-11-25T04:15:00.000Z',
      }) as object,
    },
    expect.any(String),
  );
});

test('a copy begins with the facts of a unit, without its serial number and address', async () => {
  const addGoods = jest.fn(answered(UNIT));
  const { user } = open({ operations: { addGoods } });
  await user.click(await screen.findByLabelText('More actions'));
  await user.click(screen.getByRole('button', { name: 'Copy unit: MacBook Air' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add unit' });
  await user.click(within(dialog).getByRole('button', { name: 'Add unit' }));
  const { name, category, grade, battery, storage, colour, chip, warranty, words, stock } = UNIT;
  expect(addGoods).toHaveBeenCalledWith(
    {
      body: {
        ...{ name, category, grade, battery, storage, colour, chip, warranty, words, stock },
        ...{ slug: '', serial: '', state: 'on-sale' },
      },
    },
    expect.any(String),
  );
});

test('of two editors the second sees the values of the first and chooses', async () => {
  const changeGoods = jest
    .fn()
    .mockImplementationOnce(refused('conflict', 'Asha changed this unit meanwhile.'))
    .mockImplementation(answered(UNIT));
  const { user, listGoods } = open({ operations: { changeGoods } });
  await user.click(await screen.findByRole('button', { name: 'Edit unit: MacBook Air' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit MacBook Air' });
  const colour = within(dialog).getByLabelText<HTMLInputElement>(/^Colour/);
  await user.clear(colour);
  await user.type(colour, 'Silver');
  await user.selectOptions(within(dialog).getByLabelText(/^Condition/), 'Brand new');
  const theirs = {
    ...UNIT,
    ...{ colour: 'Gold', grade: 'fair' as const, version: 8, changedBy: 'Asha' },
  };
  listGoods.mockImplementation(answered({ goods: [theirs], total: 1, pageSize: 50 }));
  const save = within(dialog).getByRole('button', { name: 'Save unit' });
  await user.click(save);
  expect(await within(dialog).findByText('Asha changed the same details meanwhile')).toBeTruthy();
  expect(within(dialog).getByText('Colour: Gold')).toBeTruthy();
  expect(within(dialog).getByText(/^Condition: Fair$/)).toBeTruthy();
  expect(colour.value).toBe('Silver');
  await user.click(within(dialog).getByRole('button', { name: 'Keep my changes' }));
  await user.click(save);
  expect(changeGoods).toHaveBeenLastCalledWith({
    params: { id: 'u1' },
    body: expect.objectContaining({ colour: 'Silver', seen: 8 }) as object,
  });
});

test('a built-in product is taken off sale and cannot be edited', async () => {
  const builtIn = { ...UNIT, id: 'macbooks/mb8', isBuiltIn: true, slug: '', version: 0 };
  const off = { ...builtIn, state: 'draft' as const, version: 3, canUndo: true };
  const changeGoodsState = jest.fn(answered(off));
  const { user, listGoods } = open({ operations: { changeGoodsState } }, [builtIn]);
  await user.click(await screen.findByRole('button', { name: 'Built-in products' }));
  expect(listGoods).toHaveBeenLastCalledWith({ query: { show: 'built-in', search: '', page: 1 } });
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  await user.click(screen.getByLabelText('More actions'));
  await user.click(screen.getByRole('button', { name: 'Remove from sale: MacBook Air' }));
  expect(changeGoodsState).toHaveBeenCalledWith({
    body: { id: 'macbooks/mb8', seen: 0, state: 'draft', until: null },
  });
  expect(await screen.findByText('MacBook Air is off sale.')).toBeTruthy();
});

test('asks for nothing before the session, nor for who may not sell the goods', async () => {
  const listGoods = jest.fn();
  const readSession = answered({ staff: null });
  open({ operations: { listGoods, readSession } });
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
  cleanup();
  const technician = answered({ staff: { ...SITA, role: 'technician' } });
  open({ operations: { listGoods, readSession: technician } });
  expect(await screen.findByText('You do not have access to this page')).toBeTruthy();
  expect(listGoods).not.toHaveBeenCalled();
});

test('a clerk reserves and sells units, and cannot change their facts', async () => {
  const readSession = answered({ staff: { ...SITA, role: 'clerk' } });
  const changeGoodsState = jest.fn(answered({ ...UNIT, state: 'sold', version: 8 }));
  const { user } = open({ operations: { readSession, changeGoodsState } });
  expect(await screen.findByRole('button', { name: 'Reserve unit: MacBook Air' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mark as sold: MacBook Air' }));
  expect(await screen.findByText('MacBook Air is sold.')).toBeTruthy();
  for (const name of [/^Edit/, /^Copy/, /^Undo/, 'Add unit'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a clerk sees no menu without actions, previews a draft, and gets no advice to add a unit', async () => {
  const readSession = answered({ staff: { ...SITA, role: 'clerk' } });
  open({ operations: { readSession } }, [{ ...UNIT, isBuiltIn: true, state: 'draft' }]);
  expect(await screen.findByRole('button', { name: 'Put on sale: MacBook Air' })).toBeTruthy();
  expect(screen.queryByLabelText('More actions')).toBeNull();
  cleanup();
  const { user } = open({ operations: { readSession } }, [{ ...UNIT, state: 'draft' }]);
  await user.click(await screen.findByLabelText('More actions'));
  const preview = screen.getByRole('link', { name: 'Preview unit' });
  expect(preview.getAttribute('href')).toBe('/shop/macbook-air');
  cleanup();
  open({ operations: { readSession } }, []);
  expect(await screen.findByText('The units that an owner adds appear here.')).toBeTruthy();
});

test('the last import is undone with one press, and says what stays', async () => {
  const last = { id: 'i1', added: 2, changed: 1, by: 'Asha', at: '2026-11-23T05:00:00.000Z' };
  const readLastImport = jest.fn(answered({ last }));
  const undoImport = jest.fn(answered({ undone: 2, kept: ['MacBook Pro'] }));
  const { user, container } = open({ operations: { readLastImport, undoImport } });
  expect(await screen.findByText(/^Last import by Asha, .*: 2 added, 1 changed\./)).toBeTruthy();
  expect(readLastImport).toHaveBeenCalledWith({ query: { kind: 'goods' } });
  await user.click(screen.getByRole('button', { name: 'Undo import' }));
  expect(undoImport).toHaveBeenCalledWith({ params: { id: 'i1' } });
  expect(
    await screen.findByText('The import was undone. 2 rows are as before the import.'),
  ).toBeTruthy();
  expect(screen.getByText('MacBook Pro')).toBeTruthy();
  expect(await accessibilityFaults(container)).toEqual([]);
});

describe('an import', () => {
  const CSV = 'name,photos\nAir,a.jpg;B.jpg\n';
  const csv = new File([CSV], 'goods.csv', { type: 'text/csv' });
  const photo = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
  const row = { row: 2, id: null, name: 'Air', changes: [], photos: ['a.jpg', 'B.jpg', 'c.jpg'] };
  const changes = [{ column: 'battery', from: '80', to: '85' }];
  const PLAN = {
    rows: [row, { row: 3, id: 'u1', name: 'MacBook Air', changes, photos: [] }],
    unchanged: 4,
    seen: [{ id: 'u1', version: 7 }],
  };

  async function openImport(operations: Record<string, jest.Mock>) {
    const { user, container } = open({ operations });
    await user.click(await screen.findByLabelText('Export or import goods'));
    await user.click(screen.getByRole('button', { name: 'Import goods from CSV' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import goods' });
    await user.upload(within(dialog).getByLabelText(/^CSV file/), csv);
    return { user, container, dialog };
  }

  test('shows its changes and photos, stores by one press, and sends the photos to their units', async () => {
    const checkGoodsImport = jest.fn(answered(PLAN));
    const importGoods = jest.fn(
      answered({ added: 1, changed: 1, units: [{ row: 2, id: 'new-1' }] }),
    );
    const addGoodsPhoto = jest
      .fn()
      .mockImplementationOnce(refused('unavailable', 'Please try again.'))
      .mockImplementation(answered(UNIT));
    const { user, container, dialog } = await openImport({
      checkGoodsImport,
      importGoods,
      addGoodsPhoto,
    });
    expect(await within(dialog).findByText(/1 new unit, 1 changed unit, 4 unchanged/)).toBeTruthy();
    expect(within(dialog).getByText('battery: 80 → 85')).toBeTruthy();
    expect(within(dialog).getByText('3 photos named in the file, but not chosen')).toBeTruthy();
    await user.upload(within(dialog).getByLabelText('Photos'), [photo('A.JPG'), photo('b.jpg')]);
    const folder = [photo('.hidden'), photo('c.jpg'), photo('c.jpg'), photo('z.png', 'image/png')];
    await userEvent
      .setup({ delay: null, applyAccept: false })
      .upload(within(dialog).getByLabelText('Folder of photos'), folder);
    expect(within(dialog).getByText(/2 photos to send/)).toBeTruthy();
    expect(within(dialog).getByText('Row 2: c.jpg. Two files have this name')).toBeTruthy();
    expect(within(dialog).getByText('1 chosen file not named in the CSV file')).toBeTruthy();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Import 2 units' }));
    expect(importGoods).toHaveBeenCalledWith(
      { body: { csv: CSV, seen: PLAN.seen } },
      expect.any(String),
    );
    const done = await screen.findByRole('dialog', { name: 'Import goods' });
    expect(await within(done).findByText('1 unit added, 1 unit changed.')).toBeTruthy();
    expect(await within(done).findByText('1 of 2 photos sent.')).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(within(done).getByRole('button', { name: 'Keep import open' }));
    await user.click(within(done).getByRole('button', { name: 'Send file again: A.JPG' }));
    expect(await within(done).findByText('2 of 2 photos sent.')).toBeTruthy();
    expect(addGoodsPhoto).toHaveBeenCalledTimes(3);
    expect(addGoodsPhoto).toHaveBeenCalledWith(
      expect.objectContaining({ params: { id: 'new-1' } }),
    );
  });

  test('errors are named by row and column, and a changed unit is shown again', async () => {
    const checkGoodsImport = jest
      .fn()
      .mockImplementationOnce(
        refused('invalid', 'The file has errors.', {
          fields: { '3.battery': 'Enter a number from 1 to 100' },
        }),
      )
      .mockImplementation(answered(PLAN));
    const importGoods = jest.fn(refused('conflict', 'Asha changed MacBook Air meanwhile.'));
    const { user, dialog } = await openImport({ checkGoodsImport, importGoods });
    expect(
      await within(dialog).findByText('Row 3, battery: Enter a number from 1 to 100'),
    ).toBeTruthy();
    await user.upload(within(dialog).getByLabelText(/^CSV file/), csv);
    await user.click(await within(dialog).findByRole('button', { name: 'Import 2 units' }));
    expect(await within(dialog).findByText('Asha changed MacBook Air meanwhile.')).toBeTruthy();
    await waitFor(() => expect(checkGoodsImport).toHaveBeenCalledTimes(3));
    expect(within(dialog).getByText('battery: 80 → 85')).toBeTruthy();
  });
});

describe('photos of a unit', () => {
  const photo = (id: string, alt = '') => ({ id, alt, width: 800, height: 600 });
  const TWO: Goods = { ...UNIT, photos: [photo('a'), photo('b')] };
  const file = (name: string, type = 'image/png') => new File(['x'], name, { type });

  async function edit(operations: Parameters<typeof open>[0], goods = TWO) {
    const { user, container } = open(operations, [goods]);
    await user.click(await screen.findByRole('button', { name: 'Edit unit: MacBook Air' }));
    return { user, container, dialog: await screen.findByRole('dialog') };
  }

  test('they are ordered by keyboard one after the other, with the newest version', async () => {
    const arrangeGoodsPhotos = jest.fn(
      async ({ body }: { body: { seen: number; photos: { id: string }[] } }) => ({
        ok: true as const,
        value: {
          ...TWO,
          version: body.seen + 1,
          photos: body.photos.map(({ id }) => photo(id)),
        },
      }),
    );
    const { user, dialog } = await edit({ operations: { arrangeGoodsPhotos } });
    const press = (name: string) => within(dialog).getByRole('button', { name });
    press('Move photo right: photo 1').focus();
    await user.keyboard('{Enter}');
    // Photo 1 is now the last photo. Its button to move right is disabled, so its button to move
    // left gets focus.
    expect(document.activeElement).toBe(press('Move photo left: photo 2'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(arrangeGoodsPhotos).toHaveBeenCalledTimes(2));
    expect(arrangeGoodsPhotos.mock.calls.map(([{ body }]) => body)).toEqual([
      {
        seen: 7,
        photos: [
          { id: 'b', alt: '' },
          { id: 'a', alt: '' },
        ],
      },
      {
        seen: 8,
        photos: [
          { id: 'a', alt: '' },
          { id: 'b', alt: '' },
        ],
      },
    ]);
  });

  test('a refused order goes back, says why, and keeps the typed text', async () => {
    const arrangeGoodsPhotos = jest.fn(refused('conflict', 'Sita changed this unit meanwhile.'));
    const { user, dialog } = await edit({ operations: { arrangeGoodsPhotos } });
    const alt = within(dialog).getByLabelText<HTMLInputElement>('Alternative text of photo 2');
    await user.type(alt, 'The lid{Enter}');
    expect(await within(dialog).findByText('Sita changed this unit meanwhile.')).toBeTruthy();
    expect(alt.value).toBe('The lid');
  });

  test('each file has its own error, and the others are sent', async () => {
    const addGoodsPhoto = jest.fn(answered({ ...TWO, version: 8, photos: [photo('c')] }));
    const { user, dialog } = await edit({ operations: { addGoodsPhoto } });
    const big = file('big.png');
    Object.defineProperty(big, 'size', { value: 30 << 20 });
    const input = within(dialog).getByLabelText('Add photos');
    const chosen = [file('a.heic', 'image/heic'), big, file('good.png')];
    await userEvent.setup({ delay: null, applyAccept: false }).upload(input, chosen);
    const list = within(await within(dialog).findByRole('list', { name: 'Chosen files' }));
    expect(await list.findByText('Please choose a JPG or PNG picture')).toBeTruthy();
    expect(list.getByText('Please choose a picture of at most 10 MB')).toBeTruthy();
    await waitFor(() => expect(list.queryByText('good.png')).toBeNull());
    expect(addGoodsPhoto).toHaveBeenCalledTimes(1);
    await user.click(list.getByRole('button', { name: 'Remove file: big.png' }));
    expect(list.queryByText('big.png')).toBeNull();
  });

  test('a photo is removed after a question', async () => {
    const removeGoodsPhoto = jest.fn(answered({ ...TWO, version: 8, photos: [photo('b')] }));
    const { user, dialog, container } = await edit({ operations: { removeGoodsPhoto } });
    await user.click(within(dialog).getByRole('button', { name: 'Remove photo 1' }));
    await user.click(within(dialog).getByRole('button', { name: 'Remove photo' }));
    expect(removeGoodsPhoto).toHaveBeenCalledWith({ params: { id: 'u1', photo: 'a' } });
    await waitFor(() => expect(within(dialog).getAllByRole('img')).toHaveLength(1));
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  test('one press brings a removed photo back', async () => {
    const removeGoodsPhoto = jest.fn(answered({ ...TWO, version: 8, photos: [photo('b')] }));
    const undoGoodsChange = jest.fn(answered({ ...TWO, version: 9 }));
    const { user, dialog } = await edit({ operations: { removeGoodsPhoto, undoGoodsChange } });
    await user.click(within(dialog).getByRole('button', { name: 'Remove photo 1' }));
    await user.click(within(dialog).getByRole('button', { name: 'Remove photo' }));
    expect(await within(dialog).findByText('The photo was removed.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Undo change to photos' }));
    expect(undoGoodsChange).toHaveBeenCalledWith({ body: { id: 'u1', seen: 8 } });
    await waitFor(() => expect(within(dialog).getAllByRole('img')).toHaveLength(2));
    expect(within(dialog).queryByText('The photo was removed.')).toBeNull();
  });

  test('arrow keys move the part of a photo, Shift resizes it, and its place is announced', async () => {
    const cut = { ...photo('c'), width: 240, height: 200 };
    const crop = { left: 80, top: 40, width: 240, height: 200 };
    const original = { id: 'b', width: 800, height: 600 };
    const cropped = { ...TWO, version: 8, photos: [photo('a'), { ...cut, crop, original }] };
    const cropGoodsPhoto = jest.fn(answered(cropped));
    const { user, dialog, container } = await edit({ operations: { cropGoodsPhoto } });
    await user.click(within(dialog).getByRole('button', { name: 'Crop photo 2' }));
    const form = within(await screen.findByRole('dialog', { name: 'Crop photo' }));
    const part = form.getByRole('button', { name: 'Part of the photo' });
    await waitFor(() => expect(document.activeElement).toBe(part));
    expect(form.getByRole('status').textContent).toBe(
      'Left 0, top 0, width 100, height 100 per cent',
    );
    expect(form.getByRole('button', { name: 'Save crop' })).toHaveProperty('disabled', true);
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}{ArrowRight}{ArrowDown}');
    expect(form.getByRole('status').textContent).toBe(
      'Left 1, top 1, width 99, height 99 per cent',
    );
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Save crop' }));
    const body = { seen: 7, crop: { left: 8, top: 8, width: 792, height: 592 } };
    expect(cropGoodsPhoto).toHaveBeenCalledWith({ params: { id: 'u1', photo: 'b' }, body });
    expect(await within(dialog).findByText('The photo was cropped.')).toBeTruthy();
    // The dialog starts with the stored crop of the original. Its button removes the crop.
    await user.click(within(dialog).getByRole('button', { name: 'Crop photo 2' }));
    const again = within(await screen.findByRole('dialog', { name: 'Crop photo' }));
    expect(again.getByRole('img').getAttribute('src')).toBe('/photos/b-1280.webp');
    expect(again.getByRole('status').textContent).toBe(
      'Left 10, top 7, width 30, height 33 per cent',
    );
    await user.click(again.getByRole('button', { name: 'Remove crop' }));
    expect(cropGoodsPhoto).toHaveBeenLastCalledWith({
      params: { id: 'u1', photo: 'c' },
      body: { seen: 8, crop: null },
    });
  });

  test('photos that were chosen for a new unit are sent after it was added', async () => {
    const addGoods = jest.fn(answered({ ...UNIT, id: 'u2', name: 'iPhone 13' }));
    const addGoodsPhoto = jest.fn(
      answered({ ...UNIT, id: 'u2', name: 'iPhone 13', version: 8, photos: [photo('c')] }),
    );
    const { user } = open({ operations: { addGoods, addGoodsPhoto } });
    await user.click(await screen.findByRole('button', { name: 'Add unit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add unit' });
    await user.type(within(dialog).getByLabelText(/^Name/), 'iPhone 13');
    await user.upload(within(dialog).getByLabelText('Add photos'), [file('front.png')]);
    expect(within(dialog).getByText('Waiting')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Add unit' }));
    const next = await screen.findByRole('dialog', { name: 'Edit iPhone 13' });
    expect(await within(next).findByRole('button', { name: 'Remove photo 1' })).toBeTruthy();
    expect(addGoodsPhoto).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 'u2' } }));
  });

  /** Returns an operation that answers only when the test releases it. */
  function held(answer: Goods) {
    const answers: (() => void)[] = [];
    const operation = jest.fn(
      () =>
        new Promise<{ ok: true; value: Goods }>((resolve) =>
          answers.push(() => resolve({ ok: true, value: answer })),
        ),
    );
    return { operation, answerNext: () => answers.shift()?.() };
  }

  test('while photos are sent, nothing is saved, and closing asks first', async () => {
    const upload = held({ ...TWO, version: 8 });
    const { user, dialog } = await edit({ operations: { addGoodsPhoto: upload.operation } });
    const files = [file('one.png'), file('two.png')];
    await user.upload(within(dialog).getByLabelText('Add photos'), files);
    expect(await within(dialog).findByText('2 photos are still being sent.')).toBeTruthy();
    const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save unit' });
    expect(save.disabled).toBe(true);
    await user.keyboard('{Escape}');
    expect(within(dialog).getByText('Stop sending 2 photos?')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Keep sending photos' }));
    upload.answerNext();
    expect(await within(dialog).findByText('1 photo is still being sent.')).toBeTruthy();
    await waitFor(() => expect(upload.operation).toHaveBeenCalledTimes(2));
    await user.click(within(dialog).getByRole('button', { name: 'Close form' }));
    await user.click(within(dialog).getByRole('button', { name: 'Stop sending photos' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a photo that failed is not dropped in silence: saving keeps it, and closing asks', async () => {
    const addGoodsPhoto = jest.fn(refused('unavailable', 'Please try again.'));
    const changeGoods = jest.fn(answered(TWO));
    const { user, dialog } = await edit({ operations: { addGoodsPhoto, changeGoods } });
    await user.upload(within(dialog).getByLabelText('Add photos'), [file('one.png')]);
    expect(await within(dialog).findByText('1 photo was not sent.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Save unit' }));
    await waitFor(() => expect(changeGoods).toHaveBeenCalledTimes(1));
    expect(within(dialog).getByText('one.png')).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(within(dialog).getByRole('button', { name: 'Keep form open' }));
    await user.keyboard('{Escape}');
    await user.click(
      within(dialog).getByRole('button', { name: 'Close without uploading 1 photo' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('the facts are saved after a text, with the version that the text returned', async () => {
    const arranging = held({ ...TWO, version: 8, photos: [photo('a', 'The lid'), photo('b')] });
    const changeGoods = jest.fn(answered(TWO));
    const { user, dialog } = await edit({
      operations: { arrangeGoodsPhotos: arranging.operation, changeGoods },
    });
    await user.type(within(dialog).getByLabelText('Alternative text of photo 1'), 'The lid');
    await user.click(within(dialog).getByRole('button', { name: 'Save unit' }));
    await waitFor(() => expect(arranging.operation).toHaveBeenCalledTimes(1));
    expect(changeGoods).not.toHaveBeenCalled();
    arranging.answerNext();
    await waitFor(() => expect(changeGoods).toHaveBeenCalledTimes(1));
    expect(changeGoods).toHaveBeenCalledWith({
      params: { id: 'u1' },
      body: expect.objectContaining({ seen: 8 }) as object,
    });
  });

  test('a photo does not hide that a colleague changed the facts', async () => {
    const removal = held({ ...TWO, colour: 'Gold', version: 9, photos: [photo('b')] });
    const changeGoods = jest.fn(refused('conflict', 'Asha changed this unit meanwhile.'));
    const { user, dialog } = await edit({
      operations: { removeGoodsPhoto: removal.operation, changeGoods },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Remove photo 1' }));
    await user.click(within(dialog).getByRole('button', { name: 'Remove photo' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save unit' }));
    removal.answerNext();
    await waitFor(() => expect(changeGoods).toHaveBeenCalledTimes(1));
    expect(changeGoods).toHaveBeenCalledWith({
      params: { id: 'u1' },
      body: expect.objectContaining({ seen: 7 }) as object,
    });
  });

  test('a text typed while a photo is sent is stored afterwards, with all photos', async () => {
    const three = { ...TWO, version: 8, photos: [photo('a'), photo('b'), photo('c')] };
    const upload = held(three);
    const arrangeGoodsPhotos = jest.fn(answered({ ...three, version: 9 }));
    const { user, dialog } = await edit({
      operations: { addGoodsPhoto: upload.operation, arrangeGoodsPhotos },
    });
    await user.upload(within(dialog).getByLabelText('Add photos'), [file('c.png')]);
    await user.type(within(dialog).getByLabelText('Alternative text of photo 1'), 'The lid{Enter}');
    expect(arrangeGoodsPhotos).not.toHaveBeenCalled();
    upload.answerNext();
    await waitFor(() => expect(arrangeGoodsPhotos).toHaveBeenCalledTimes(1));
    const photos = [
      { id: 'a', alt: 'The lid' },
      { id: 'b', alt: '' },
      { id: 'c', alt: '' },
    ];
    expect(arrangeGoodsPhotos).toHaveBeenCalledWith({
      params: { id: 'u1' },
      body: { seen: 8, photos },
    });
  });

  test('a text that nobody typed follows the one of a colleague', async () => {
    const theirs = { ...TWO, version: 9, photos: [photo('a', 'Their text'), photo('b')] };
    const arrangeGoodsPhotos = jest.fn(answered(theirs));
    const { user, dialog } = await edit({ operations: { arrangeGoodsPhotos } });
    await user.type(within(dialog).getByLabelText('Alternative text of photo 2'), 'Mine{Enter}');
    const first = within(dialog).getByLabelText<HTMLInputElement>('Alternative text of photo 1');
    await waitFor(() => expect(first.value).toBe('Their text'));
    await user.click(first);
    await user.tab();
    expect(arrangeGoodsPhotos).toHaveBeenCalledTimes(1);
  });
});
