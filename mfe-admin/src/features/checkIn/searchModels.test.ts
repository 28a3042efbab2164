import { MODELS } from '@mcs-repairs/shared/domain/catalogue/models';
import { MODEL_NUMBERS } from '@mcs-repairs/shared/domain/catalogue/modelNumbers';
import { modelNamed, searchModels } from './searchModels';

test.each([
  ['15 pro', 'iPhone 15 Pro'],
  ['iphone 15', 'iPhone 15'],
  ['iphone pro 14', 'iPhone 14 Pro'],
  ['iphnoe 13 mini', 'iPhone 13 mini'],
  ['ip13', 'iPhone 13'],
  ['13mini', 'iPhone 13 mini'],
  ['15pm', 'iPhone 15 Pro Max'],
  ['15 promax', 'iPhone 15 Pro Max'],
  ['iphone15promax', 'iPhone 15 Pro Max'],
  ['16+', 'iPhone 16 Plus'],
  ['apple iphone 12', 'iPhone 12'],
  ['ipone 16 pls', undefined],
  ['ipone 16 plu', 'iPhone 16 Plus'],
  ['१५ pro', 'iPhone 15 Pro'],
  ['xr', 'iPhone XR'],
  ['iphone x', 'iPhone X'],
  ['xs', 'iPhone XS'],
  ['ipad 9', 'iPad (9th generation)'],
  ['ipad 9th gen', 'iPad (9th generation)'],
  ['ipda 10', 'iPad (10th generation)'],
  ['ipad air 2', 'iPad Air 2'],
  ['ipad pro 12.9 6', 'iPad Pro 12.9-inch (6th generation)'],
  ['ipad pro 11 2nd', 'iPad Pro 11-inch (2nd generation)'],
  ['mini 6', 'iPad mini (6th generation)'],
  ['mbp 14 m3 pro', 'MacBook Pro 14-inch (M3 Pro)'],
  ['mbp 16 m3 max', 'MacBook Pro 16-inch (M3 Max)'],
  ['mba 15', 'MacBook Air 15-inch (M2)'],
  ['macbok air m1', 'MacBook Air 13-inch (M1)'],
  ['mackbook air 2019', 'MacBook Air 13-inch (2019)'],
  ['imac m3', 'iMac 24-inch (M3)'],
  ['imac 21.5 2017', 'iMac 21.5-inch (2017)'],
  ['s9', 'Apple Watch Series 9'],
  ['watch 7', 'Apple Watch Series 7'],
  ['aple wach series 3', 'Apple Watch Series 3'],
  ['watch se 2', 'Apple Watch SE (2nd generation)'],
  ['aw ultra', 'Apple Watch Ultra'],
  ['A2337', 'MacBook Air 13-inch (M1)'],
  ['a2650', 'iPhone 14 Pro'],
  ['lenovo', 'Lenovo'],
  ['surface', 'Microsoft Surface'],
])('%s is %s', (typed, name) => {
  expect(searchModels(typed).sure?.name).toBe(name);
});

test.each([
  '17 pro',
  'iphone 17',
  'iphone 6s',
  '16e',
  'iphone 15 128gb',
  'iphone se 2',
  'ipod 5',
  'ipod',
  'watch s10',
  'ultra 2',
  'macbook pro 14 m4',
  'mbp 12',
  'imac 32',
  'airpods pro',
  'galaxy s9',
  'pixel 8',
  'dell xps 13',
  'A9999',
  'zzzzzz',
  '  ',
])('%s matches no model', (typed) => {
  expect(searchModels(typed)).toEqual({ models: [], sure: undefined });
});

test.each([
  ['macbok air', 'macbook', 5],
  ['macbok', 'macbook', 6],
  ['mbp 14 m3', 'macbook', 2],
  ['mbp 13', 'macbook', 2],
  ['A2991', 'macbook', 2],
  ['ipad', 'ipad', 6],
  ['ipad 2', 'ipad', 2],
  ['ipad 11', 'ipad', 4],
  ['aple watch', 'watch', 6],
  ['se 2', 'watch', 1],
  ['iphone pro', 'iphone', 6],
] as const)('%s matches several models, so the clerk has to choose', (typed, device, count) => {
  const { models, sure } = searchModels(typed);
  expect(sure).toBeUndefined();
  expect(models.map((model) => model.device)).toEqual(Array.from({ length: count }, () => device));
});

test.each(['15', '9', '13', 'pro 11', 'm1', 'air 2019 13 m', 'pro'])(
  '%s picks no model automatically',
  (typed) => {
    expect(searchModels(typed).sure).toBeUndefined();
  },
);

test('every model is found by its own name, and no other model by that name', () => {
  for (const { name } of MODELS)
    expect([name, searchModels(name).sure?.name]).toEqual([name, name]);
});

test('every suggested model contains every typed number', () => {
  for (let number = 1; number < 40; number += 1) {
    for (const { name } of searchModels(`${number}`).models) {
      expect(name).toMatch(new RegExp(`(?<![\\d.])${number}(?![\\d.])`));
    }
  }
});

test('a long text is searched quickly', () => {
  const began = process.cpuUsage();
  searchModels('macbook '.repeat(25).slice(0, 120));
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(200);
});

test('a model name matches in upper and lower case', () => {
  expect(modelNamed(' iphone 15 PRO ')?.slug).toBe('15-pro');
  expect(modelNamed('iPhone')).toBeUndefined();
});

test('model numbers belong to models of the catalogue', () => {
  const names = new Set(MODELS.map(({ name }) => name));
  for (const [name, numbers] of Object.entries(MODEL_NUMBERS)) {
    expect(names).toContain(name);
    for (const number of numbers.split(' ')) expect(number).toMatch(/^A\d{4}$/);
  }
});

test('a model of the owner is found by its name, its other names and its numbers', () => {
  const added = {
    device: 'iphone',
    slug: '18-pro',
    name: 'iPhone 18 Pro',
    aliases: [],
    group: 'iPhone 18',
    look: {},
    numbers: ['A3400'],
    alsoCalled: ['Titan phone', 'iPhone 18 Pro 5G'],
  } as const;
  const models = [added, ...MODELS];
  for (const typed of ['18 pro', 'a3400', 'titan', 'titan phone'])
    expect([typed, searchModels(typed, models).sure?.name]).toEqual([typed, added.name]);
  expect(searchModels('15 pro', models).sure?.name).toBe('iPhone 15 Pro');
  expect(modelNamed('iphone 18 pro', models)).toBe(added);
});
