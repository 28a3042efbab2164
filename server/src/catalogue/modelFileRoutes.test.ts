import { readCsv } from '@mcs-repairs/shared/domain/rules/csv';
import type { CheckedModelFile } from '@mcs-repairs/shared/domain/types/modelFiles';
import type { OwnModel } from '@mcs-repairs/shared/domain/types/models';
import { openTestShop, type Browser, type TestShop } from '../../test/testShop';

let shop: TestShop;
let owner: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.staff();
});
afterEach(() => shop.close());

const exported = async (by = owner) =>
  ((await by.ask('GET', '/api/models/export')).body as { csv: string }).csv;
const check = (csv: string, by = owner) => by.ask('POST', '/api/models/file/check', { csv });
const plan = async (csv: string) => {
  const { status, body } = await check(csv);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as CheckedModelFile;
};
const store = (csv: string, seen: string) => owner.ask('POST', '/api/models/file', { csv, seen });
const bring = async (csv: string) => {
  const { body } = await store(csv, (await plan(csv)).seen);
  return body;
};
const errorsOf = async (csv: string) => {
  const { status, body } = await check(csv);
  expect(status).toBe(422);
  return body as { message: string; fields: Record<string, string> };
};
const all = async () => (await owner.ask('GET', '/api/models/all')).body as OwnModel[];
const rows = () => shop.db.selectFrom('repair_models').selectAll().execute();

const FILE = [
  'device,name,release year,model numbers,other names,faults,working times,own words,state',
  'iphone,iPhone 18 Pro,2026,A3400; A3401,Eighteen,Screen Repair; Battery Replacement,Screen Repair: 20-40 minutes,"Two\nlines",on',
  'iphone,iPhone 18,2026,,,All faults,,,Switched off',
].join('\r\n');

test('an exported file changes nothing, and its rows have the order of the owner', async () => {
  const csv = await exported();
  const [head, first] = [...readCsv(csv)];
  expect(head).toContain('working times');
  expect(first?.slice(0, 3)).toEqual(['iphone', '16-pro-max', 'iPhone 16 Pro Max']);
  expect(await plan(csv)).toMatchObject({ differences: [], same: 101 });
  expect(await rows()).toEqual([]);
});

test('a check lists each difference and stores nothing; an import adds models in the order of the file', async () => {
  const { differences, seen } = await plan(FILE);
  expect(differences).toMatchObject([
    { row: 2, id: null, name: 'iPhone 18 Pro' },
    { row: 3, id: null, name: 'iPhone 18' },
  ]);
  expect(differences[0]?.changes).toContainEqual({
    column: 'working times',
    from: '',
    to: 'Screen Repair: 20-40 minutes',
  });
  expect(await rows()).toEqual([]);
  expect((await store(FILE, seen)).body).toEqual({ added: 2, changed: 0 });
  const [first, second] = await all();
  expect(first).toMatchObject({
    ...{ name: 'iPhone 18 Pro', slug: '18-pro', year: 2026, numbers: ['A3400', 'A3401'] },
    ...{ alsoCalled: ['Eighteen'], issues: ['screen', 'battery'], words: 'Two\nlines', isOn: true },
    durations: { screen: '20-40 minutes' },
  });
  expect(second).toMatchObject({ name: 'iPhone 18', isOn: false, issues: null });
  expect(await plan(FILE)).toMatchObject({ differences: [], same: 2 });
  expect(await plan(await exported())).toMatchObject({ differences: [] });
  const { entries } = (await owner.ask('GET', '/api/log?event=models-changed')).body as {
    entries: { detail: string }[];
  };
  expect(entries.map(({ detail }) => detail)).toEqual(['file: 2 added, 0 changed']);
});

test('a row changes the model with its address, keeps what the file leaves out, and can be undone', async () => {
  const csv = 'address,device,release year,working times\n15-pro,IPHONE,2023,battery: 1-2 hours\n';
  const { differences } = await plan(csv);
  expect(differences).toEqual([
    {
      ...{ row: 2, id: 'iphone/15-pro', name: 'iPhone 15 Pro' },
      changes: [
        { column: 'release year', from: '', to: '2023' },
        { column: 'working times', from: '', to: 'Battery Replacement: 1-2 hours' },
      ],
    },
  ]);
  expect(await bring(csv)).toEqual({ added: 0, changed: 1 });
  const changed = (await all()).find(({ id }) => id === 'iphone/15-pro');
  expect(changed).toMatchObject({ year: 2023, numbers: expect.arrayContaining(['A2848']) });
  const undo = { id: changed?.id, seen: changed?.version, step: 'undo' };
  expect((await owner.ask('POST', '/api/models/steps', undo)).body).toMatchObject({ year: null });
  expect(await bring('device,name,release year\niphone,iPhone 15 Pro,2024')).toMatchObject({
    changed: 1,
  });
});

test.each([
  ['device,name\nphone,X', '2.device', /Use one of these: iphone/],
  ['device,name\n,X', '2.device', /Use one of these: iphone/],
  ['device,name\niphone,', '2.name', 'Enter a name'],
  ['device,name,release year\niphone,X,soon', '2.release year', /from 1976/],
  ['device,name,faults\niphone,X,Screen Repair; Nose', '2.faults', 'No fault is called "Nose"'],
  ['device,name,faults\niphone,X,Trackpad Repair', '2.faults', /does not have the fault/],
  ['device,name,working times\niphone,X,screen: soon', '2.working times', /such as/],
  ['device,name,working times\niphone,X,screen', '2.working times', /such as/],
  ['device,name,own words\niphone,X,' + 'x'.repeat(601), '2.own words', /at most 600/],
  ['device,name,state\niphone,X,maybe', '2.state', 'Use one of these: Switched on, Switched off'],
  ['device,address,name\niphone,Not An,X', '2.address', /small letters/],
  ['device,address,name\nwatch,apple-watch-se,X', '2.address', 'This address is taken'],
  ['device,name\niphone,iPhone 15\niphone,iPhone 15', '3.address', 'Row 2 is about the same model'],
  ['device,name\niphone,X,Y', '2.name', /more cells/],
  ['device,price\niphone,X', '1.price', 'The import does not know this column'],
])('a wrong row of %j is named, and nothing is stored', async (csv, place, message) => {
  const { fields } = await errorsOf(csv);
  expect(fields[place]).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  );
  expect((await store(`${csv}`, 'x')).status).toBe(422);
  expect(await rows()).toEqual([]);
});

test('one wrong row stops the whole file', async () => {
  const { fields } = await errorsOf(`${FILE}\r\niphone,,2026,,,,,,`);
  expect(Object.keys(fields)).toEqual(['4.name']);
  expect(await rows()).toEqual([]);
});

test('an earlier address and the last model of a device are refused', async () => {
  const facts = { device: 'iphone', name: 'iPhone 15 Pro', slug: '15-pro-2023', year: null };
  const more = { numbers: [], alsoCalled: [], issues: null, id: 'iphone/15-pro', seen: 0 };
  await owner.ask('POST', '/api/models/changes', { ...facts, ...more });
  const { fields } = await errorsOf('device,address,name\niphone,15-pro,iPhone 15 Pro');
  expect(fields['2.address']).toBe('The iPhone 15 Pro now has the address 15-pro-2023');
  const watches = (await all()).filter(({ device }) => device === 'watch');
  const off = watches.map(({ slug }) => `watch,${slug},off`).join('\n');
  const wrong = await errorsOf(`device,address,state\n${off}`);
  expect(wrong.fields['2.state']).toBe('At least one Apple Watch stays on');
});

test('a name that another model of the device has is refused, but two models may exchange names', async () => {
  await bring(FILE);
  const { fields } = await errorsOf('device,name\niphone,iphone 18PRO');
  expect(Object.values(fields)).toEqual(['iPhone 18 Pro is already in the list']);
  const exchanged = 'device,address,name\niphone,18-pro,iPhone 18\niphone,18,iPhone 18 Pro';
  expect((await plan(exchanged)).differences).toHaveLength(2);
});

test('the second of two owners learns who was first', async () => {
  const { seen } = await plan(FILE);
  await bring(FILE);
  expect(await store(FILE, seen)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Asha changed models meanwhile') },
  });
});

test('only those who may change goods export and import', async () => {
  expect((await check(FILE, shop.browser())).status).toBe(401);
  expect((await check('x'.repeat(1_000_001))).status).toBe(422);
  await shop.db.updateTable('staff').set({ role: 'clerk' }).execute();
  for (const status of [
    (await owner.ask('GET', '/api/models/export')).status,
    (await check(FILE)).status,
    (await store(FILE, 'x')).status,
  ])
    expect(status).toBe(403);
});

test('one press undoes an import of models: added ones are off, and changed ones as before', async () => {
  const change = 'device,address,name,state\niphone,15-pro,iPhone 15 Profi,on\n';
  await bring(`${change}iphone,,iPhone 18,on\n`);
  const find = async (name: string) => (await all()).find((model) => model.name === name);
  const renamed = await find('iPhone 15 Profi');
  const path = '/api/catalogue/imports?kind=models';
  const { last } = (await owner.ask('GET', path)).body as { last: { id: string } };
  expect(last).toMatchObject({ added: 1, changed: 1 });
  const undo = () => owner.ask('POST', `/api/catalogue/imports/${last.id}/undo`);
  expect(await undo()).toMatchObject({ status: 200, body: { undone: 2, kept: [] } });
  expect(await find('iPhone 15 Pro')).toMatchObject({ id: renamed?.id, isOn: true });
  expect(await find('iPhone 18')).toMatchObject({ isOn: false });
  expect((await undo()).status).toBe(404);
});

test('an undo never switches off the last model of a device', async () => {
  const others = (await all()).filter(({ device }) => device === 'watch').map(({ slug }) => slug);
  const off = others.map((slug) => `watch,${slug},,off`);
  await bring(['device,address,name,state', ...off, 'watch,,Apple Watch 99,on'].join('\n'));
  const added = (await all()).find(({ name }) => name === 'Apple Watch 99');
  // Moves the other models, so the undo of the import leaves them unchanged and does not switch
  // them on again.
  for (const { id, version } of (await all()).filter(({ device }) => device === 'watch'))
    if (id !== added?.id)
      await owner.ask('POST', '/api/models/steps', { id, seen: version, step: 'up' });
  const path = '/api/catalogue/imports?kind=models';
  const { last } = (await owner.ask('GET', path)).body as { last: { id: string } };
  const answer = await owner.ask('POST', `/api/catalogue/imports/${last.id}/undo`);
  expect(answer).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('no Apple Watch is on') as string },
  });
  expect((await all()).find(({ id }) => id === added?.id)).toMatchObject({ isOn: true });
});
