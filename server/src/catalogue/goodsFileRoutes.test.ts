import type { LastImport } from '@mcs-repairs/shared/domain/types/catalogueImports';
import type { Goods, GoodsList } from '@mcs-repairs/shared/domain/types/goods';
import type { GoodsImported, GoodsPlan } from '@mcs-repairs/shared/domain/types/goodsFiles';
import { openTestShop, type Browser, type TestShop } from '../../test/testShop';

let shop: TestShop;
let owner: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.staff();
});
afterEach(() => shop.close());

const HEADER = 'name,category,condition,serial';
const TWO = `${HEADER}\nMacBook Air,MacBooks,Good,C1\nMacBook Pro,macbooks,brand new,C2\n`;

const check = (csv: string, by = owner) => by.ask('POST', '/api/goods/import/checks', { csv });
const plan = async (csv: string) => {
  const { status, body } = await check(csv);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as GoodsPlan;
};
const take = (csv: string, { seen }: Pick<GoodsPlan, 'seen'>, key?: string) =>
  owner.ask(
    'POST',
    '/api/goods/import',
    { csv, seen },
    key ? { headers: { 'idempotency-key': key } } : {},
  );
const bring = async (csv: string) => {
  const { status, body } = await take(csv, await plan(csv));
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as GoodsImported;
};
const listed = async () => ((await owner.ask('GET', '/api/goods')).body as GoodsList).goods;
const named = async (name: string) => (await listed()).find((unit) => unit.name === name) as Goods;
const exported = async () =>
  ((await owner.ask('GET', '/api/goods/export')).body as { csv: string }).csv;
const errorsOf = async (csv: string) => {
  const { status, body } = await check(csv);
  expect(status).toBe(422);
  expect(await listed()).toHaveLength(0);
  return body as { message: string; fields?: Record<string, string> };
};

test('new units are shown first and stored by one press, and the same file again changes nothing', async () => {
  const first = await plan(TWO);
  expect(first).toMatchObject({
    rows: [
      { row: 2, id: null, name: 'MacBook Air', changes: [], photos: [] },
      { row: 3, id: null, name: 'MacBook Pro' },
    ],
    unchanged: 0,
    seen: [],
  });
  expect(await listed()).toHaveLength(0);
  expect(await bring(TWO)).toEqual({ added: 2, changed: 0, units: [] });
  expect(await named('MacBook Pro')).toMatchObject({
    slug: 'macbook-pro',
    category: 'macbooks',
    grade: 'new',
    battery: null,
    stock: 1,
    state: 'on-sale',
    changedBy: 'Asha',
    canUndo: false,
  });
  expect(await plan(TWO)).toMatchObject({ rows: [], unchanged: 2 });
  const log = (await owner.ask('GET', '/api/log?event=goods-changed')).body as {
    entries: { detail: string; by: string }[];
  };
  expect(log.entries).toMatchObject([{ by: 'Asha', detail: 'import: 2 added, 0 changed' }]);
});

test('an export is imported again without changes, formulas and line breaks included', async () => {
  const words = '=1+1\n"Quoted"; and -2, "twice"';
  await owner.ask('POST', '/api/goods', {
    ...{ name: '+Plus', slug: '', category: 'ipads', grade: 'fair', battery: 88, storage: '' },
    ...{ colour: '@home', chip: '', warranty: '', serial: '-77', words, stock: 3, state: 'draft' },
  });
  const file = await exported();
  expect(file).toContain("'+Plus");
  expect(await plan(`\uFEFF${file}`)).toMatchObject({ rows: [], unchanged: 1 });
  expect(await named('+Plus')).toMatchObject({ words });
});

test('each changed fact is shown with its old and new value, and can be undone', async () => {
  await bring(TWO);
  const file = 'serial;battery;state;description;condition\nC1;91%;Draft;"one\ntwo";\n';
  const { rows } = await plan(file);
  expect(rows).toMatchObject([
    {
      row: 2,
      name: 'MacBook Air',
      changes: [
        { column: 'battery', from: '', to: '91' },
        { column: 'description', from: '', to: 'one\ntwo' },
        { column: 'state', from: 'On sale', to: 'Draft' },
      ],
    },
  ]);
  expect(await bring(file)).toMatchObject({ added: 0, changed: 1 });
  const air = await named('MacBook Air');
  expect(air).toMatchObject({
    battery: 91,
    state: 'draft',
    words: 'one\ntwo',
    grade: 'good',
    canUndo: true,
  });
  await owner.ask('POST', '/api/goods/undoing', { id: air.id, seen: air.version });
  expect(await named('MacBook Air')).toMatchObject({ battery: null, state: 'on-sale', words: '' });
});

test('one bad row stops all, and every error is named by row and column', async () => {
  const bad = `${HEADER},battery,stock,photos,address,state
Good one,MacBooks,Good,,,,,,
,MacBooks,Good,,0,,,,
Two,Boats,Bad,,x,1000,a.jpg;a.jpg,Not An Address,Sold
Three,MacBooks,Good,,,2147483648,${Array(9)
    .fill('p.jpg')
    .map((name, at) => at + name)
    .join(';')},mb8,
`;
  const { fields } = await errorsOf(bad);
  expect(fields).toEqual({
    '3.battery': 'Enter a number from 1 to 100',
    '4.category': expect.stringContaining('MacBooks, iPhones'),
    '4.condition': 'Use one of these: Brand new, Excellent, Good, Fair',
    '4.battery': 'Enter a number from 1 to 100',
    '4.stock': 'Enter a number from 1 to 999',
    '4.photos': 'This row names a photo twice',
    '4.address': expect.stringContaining('small letters'),
    '5.stock': 'Enter a number from 1 to 999',
    '5.photos': 'A unit has at most 8 photos',
  });
  const missing = await errorsOf('name,state,address\n,Sold,mb8\n');
  expect(missing.fields).toEqual({
    '2.name': 'Enter a name',
    '2.category': 'Enter a category',
    '2.condition': 'Enter a condition',
    '2.state': 'A new unit is a draft or on sale',
    '2.address': 'This address is taken',
  });
  const { status } = await take(bad, { seen: [] });
  expect(status).toBe(422);
  expect(await listed()).toHaveLength(0);
});

test.each([
  ['an unknown column', 'name,price\nA,1', { '1.price': 'The import does not know this column' }],
  ['a column twice', 'name,Name \nA,B', { '1.name': 'The file has this column twice' }],
  [
    'too many cells',
    `${HEADER}\nA,macbooks,good,C1,more`,
    { '2.serial': 'This row has more cells than the header' },
  ],
  [
    'an address twice',
    'name,category,condition,address\nA,macbooks,good,one\nB,macbooks,good,one',
    { '3.address': 'Row 2 already changes this unit' },
  ],
])('%s is named', async (_what, csv, fields) => {
  expect((await errorsOf(csv)).fields).toEqual(fields);
});

test.each([
  ['', 'no rows below its header'],
  [`${HEADER}\n`, 'no rows below its header'],
  [`${HEADER}\n"never closed,macbooks\n`, 'never closed'],
  [`${HEADER}\nCaf\uFFFD,macbooks,good,\n`, 'save it as CSV in UTF-8'],
  ['PK\u0003\u0004', 'This is a spreadsheet'],
])('a file that cannot be read says why: %j', async (csv, message) => {
  const refusal = await errorsOf(csv);
  expect(refusal.message).toContain(message);
});

test('5,000 rows are imported, one more is refused, and so is a huge file', async () => {
  const rows = (count: number) =>
    `${HEADER}\n${Array.from({ length: count }, (_, at) => `MacBook,macbooks,good,S${at}`).join('\n')}`;
  expect((await errorsOf(rows(5001))).message).toContain('more than 5,000 rows');
  expect((await errorsOf(`name\n${'x'.repeat(6 << 20)}`)).fields).toMatchObject({
    csv: 'Please choose a file of at most 5 MB',
  });
  expect((await check('x'.repeat(11 << 20))).status).toBe(413);
  // A file with very many empty rows or cells must not fill the memory.
  expect((await errorsOf(`name\n${'\n'.repeat((5 << 20) >> 1)}`)).message).toContain('no rows');
  expect((await errorsOf(','.repeat((5 << 20) >> 1))).fields).toMatchObject({
    '1.column 1': 'The import does not know this column',
  });
  expect(await bring(rows(5000))).toMatchObject({ added: 5000 });
  const { total } = (await owner.ask('GET', '/api/goods')).body as GoodsList;
  expect(total).toBe(5000);
  expect(await plan(await exported())).toMatchObject({ rows: [], unchanged: 5000 });
});

test('a unit that a colleague changed after the check is named, and nothing is imported', async () => {
  await bring(TWO);
  const file = `${HEADER},colour\nMacBook Air,MacBooks,Good,C1,Gold\nNew one,iPads,Good,C9,\n`;
  const seen = await plan(file);
  const air = await named('MacBook Air');
  await owner.ask('POST', '/api/goods/states', {
    id: air.id,
    seen: air.version,
    state: 'sold',
    until: null,
  });
  const { status, body } = await take(file, seen);
  expect(status).toBe(409);
  expect(body).toMatchObject({
    message: 'Asha changed MacBook Air meanwhile. Nothing was imported.',
  });
  expect(await named('New one')).toBeUndefined();
  expect(await named('MacBook Air')).toMatchObject({ state: 'sold', colour: '' });
  expect(await bring(file)).toMatchObject({ added: 1, changed: 1 });
  expect(await named('MacBook Air')).toMatchObject({ state: 'sold', colour: 'Gold' });
});

test('of two imports at once, the second adds nothing twice', async () => {
  const seen = await plan(TWO);
  const answers = await Promise.all([take(TWO, seen), take(TWO, seen)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await listed()).toHaveLength(2);
  const nameless = 'name,category,condition\nNo serial,macbooks,good\n';
  const again = await Promise.all([
    take(nameless, seen, 'a-key-1'),
    take(nameless, seen, 'a-key-1'),
  ]);
  expect(again.map(({ status }) => status)).toEqual([200, 200]);
  expect(again[0]?.body).toEqual(again[1]?.body);
  expect(await listed()).toHaveLength(3);
});

test('rows with photos say their units, at most eight each', async () => {
  const file = `${HEADER},photos\nMacBook Air,MacBooks,Good,C1,a.jpg; b.jpg\n`;
  expect((await plan(file)).rows).toMatchObject([{ photos: ['a.jpg', 'b.jpg'] }]);
  const { units } = await bring(file);
  expect(units).toEqual([{ row: 2, id: (await named('MacBook Air')).id }]);
  // If only the photos differ, the row counts as unchanged.
  expect(await bring(file)).toMatchObject({ added: 0, changed: 0, units });
});

test('several units with one serial number need their address', async () => {
  await bring(`${HEADER}\nA,ipads,good,\nB,ipads,good,\n`);
  for (const unit of await listed())
    await shop.db.updateTable('goods').set({ serial: 'C1' }).where('id', '=', unit.id).execute();
  const { status, body } = await check(TWO);
  expect(status).toBe(422);
  expect(body).toMatchObject({
    fields: { '2.serial': expect.stringContaining('enter the address of the unit') },
  });
  expect(await plan('address,serial,colour\na,C1,Gold\n')).toMatchObject({ rows: [{ name: 'A' }] });
});

test('only who may change goods imports and exports them', async () => {
  const visitor = shop.browser();
  expect((await check(TWO, visitor)).status).toBe(401);
  await shop.db.updateTable('staff').set({ role: 'clerk' }).execute();
  expect((await check(TWO)).status).toBe(403);
  expect((await take(TWO, { seen: [] })).status).toBe(403);
  expect((await owner.ask('GET', '/api/goods/export')).status).toBe(403);
});

const lastImport = async () =>
  (
    (await owner.ask('GET', '/api/catalogue/imports?kind=goods')).body as {
      last: LastImport | null;
    }
  ).last;
const undoImport = (id = '') => owner.ask('POST', `/api/catalogue/imports/${id}/undo`);

test('one press undoes an import: changed units are as before, and added ones become drafts', async () => {
  expect(await lastImport()).toBeNull();
  await bring(TWO);
  await bring(`${HEADER}\nMacBook Air,MacBooks,Fair,C1\niPhone 13,iPhones,Good,C3\n`);
  const last = await lastImport();
  expect(last).toMatchObject({ added: 1, changed: 1, by: 'Asha' });
  expect(await undoImport(last?.id)).toMatchObject({ status: 200, body: { undone: 2, kept: [] } });
  expect(await named('MacBook Air')).toMatchObject({ grade: 'good', state: 'on-sale' });
  expect(await named('iPhone 13')).toMatchObject({ state: 'draft', canUndo: true });
  expect(await named('MacBook Pro')).toMatchObject({ version: 2 });
  expect(await lastImport()).toBeNull();
  expect(await undoImport(last?.id)).toMatchObject({ status: 404 });
  const log = (await owner.ask('GET', '/api/log?event=goods-changed')).body as {
    entries: { detail: string }[];
  };
  expect(log.entries[0]?.detail).toBe('import undone: 2 rows, 0 kept');
});

test('an import and its undo keep the Nepali texts of a unit, and a file has the English ones', async () => {
  await bring(TWO);
  const translations = JSON.stringify({ words: { ne: 'शान्त' } });
  await shop.db.updateTable('goods').set({ translations }).execute();
  await bring(`name,serial,description\nMacBook Air,C1,Quiet\n`);
  await bring(`${HEADER}\nMacBook Air,MacBooks,Fair,C1\niPhone 13,iPhones,Good,C3\n`);
  expect(await exported()).not.toContain('शान्त');
  const stored = () =>
    shop.db.selectFrom('goods').select(['words', 'translations']).orderBy('id').execute();
  const imported = [
    { words: 'Quiet', translations },
    { words: '', translations },
    { words: '', translations: null },
  ];
  expect(await stored()).toEqual(imported);
  await undoImport((await lastImport())?.id);
  expect(await stored()).toEqual(imported);
  expect(await named('MacBook Air')).toMatchObject({ grade: 'good' });
});

test('an undo of an import leaves units that somebody changed since, and names them', async () => {
  await bring(TWO);
  const { id, version } = await named('MacBook Pro');
  const sold = { id, seen: version, state: 'sold', until: null };
  expect((await owner.ask('POST', '/api/goods/states', sold)).status).toBe(200);
  const { id: last } = (await lastImport()) ?? {};
  expect((await undoImport(last)).body).toEqual({ undone: 1, kept: ['MacBook Pro'] });
  expect(await named('MacBook Pro')).toMatchObject({ state: 'sold' });
  expect(await named('MacBook Air')).toMatchObject({ state: 'draft' });
});

test('if every unit was changed since, nothing is undone; a clerk undoes no import', async () => {
  await bring(`${HEADER}\nMacBook Air,MacBooks,Good,C1\n`);
  const { id, version } = await named('MacBook Air');
  await owner.ask('POST', '/api/goods/states', { id, seen: version, state: 'sold', until: null });
  const last = await lastImport();
  expect(await undoImport(last?.id)).toMatchObject({
    status: 409,
    body: { message: 'Nothing was undone. Changed after the import: MacBook Air.' },
  });
  expect(await lastImport()).toEqual(last);
  await shop.db.updateTable('staff').set({ role: 'clerk' }).execute();
  expect((await undoImport(last?.id)).status).toBe(403);
  expect((await owner.ask('GET', '/api/catalogue/imports?kind=goods')).status).toBe(403);
});
