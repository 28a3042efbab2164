import { CITIES } from '../types/bookingRequest';
import { ISSUE_CATEGORIES, ISSUE_IDS, type DeviceId, type IssueId } from '../types/device';
import { POST_CATEGORIES } from '../types/community';
import { PRODUCT_CATEGORIES } from '../types/product';
import { shopDateSchema } from '../types/time';
import { sampleDiscussions } from './discussions';
import { HOLIDAYS } from './holidays';
import { ISSUES } from './issues';
import { MODELS, modelsOf, UNLISTED_MODELS } from './models';
import { PRODUCTS } from './products';
import { CITY_CHOICES, SLOT_TIMES } from './schedule';
import { serviceFor, servicesOf } from './services';

describe('models (section 2)', () => {
  test.each<[DeviceId, number, string, string]>([
    ['iphone', 27, '16-pro-max', 'x'],
    ['ipad', 18, 'pro-12-9-6th', 'mini-5th'],
    ['macbook', 17, 'pro-16-m3-max', 'air-13-2019'],
    ['imac', 14, '24-m3', '21-5-2013'],
    ['watch', 12, 'series-9', '1st-gen'],
    ['laptop', 12, 'dell', 'other'],
  ])('%s lists %i, from %s to %s', (device, count, first, last) => {
    const slugs = modelsOf(device).map(({ slug }) => slug);
    expect([slugs.length, slugs[0], slugs.at(-1)]).toEqual([count, first, last]);
  });

  test('slugs and known slugs are unique over all devices, so that a quote may name a model by its slug alone', () => {
    const slugs = [...MODELS, ...UNLISTED_MODELS].flatMap(({ slug, aliases }) => [
      slug,
      ...aliases,
    ]);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test('names are unique within a device', () => {
    const names = MODELS.map(({ device, name }) => `${device} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each([
    ['16-pro-max', 300],
    ['16-pro', 280],
    ['16-plus', 250],
    ['16', 220],
    ['15-pro-max', 280],
    ['15-pro', 260],
    ['15-plus', 240],
    ['15', 200],
    ['14-pro-max', 250],
    ['14-pro', 230],
    ['14-plus', 210],
    ['14', 180],
    ['13-pro-max', 220],
    ['13-pro', 200],
    ['13', 170],
    ['13-mini', 150],
    ['12-pro-max', 200],
    ['12-pro', 180],
    ['12', 150],
    ['12-mini', 130],
    ['11-pro-max', 180],
    ['11-pro', 160],
    ['11', 130],
    ['xs-max', 160],
    ['xs', 140],
    ['xr', 120],
    ['x', 110],
    ['dell', 15000],
    ['hp', 14000],
    ['lenovo', 13000],
    ['asus', 16000],
  ])('the base price of %s is %i (sections 3 and 9)', (slug, price) => {
    expect(MODELS.find((model) => model.slug === slug)?.basePrice).toBe(price);
  });
});

describe('services by device (section 3)', () => {
  const IDS: Record<DeviceId, string> = {
    iphone: 'screen battery camera housing motherboard charging speaker water',
    ipad: 'screen battery camera housing motherboard charging speaker water',
    macbook: 'screen battery keyboard trackpad motherboard charging speaker water',
    imac: 'screen motherboard power cooling storage memory camera water',
    watch: 'screen battery crown band speaker water charging sensor',
    laptop: 'screen battery keyboard trackpad motherboard charging speaker water',
  };
  test.each(Object.entries(IDS) as [DeviceId, string][])('%s offers %s', (device, ids) => {
    expect(
      servicesOf(device)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(ids);
  });

  test.each<[DeviceId, IssueId, string]>([
    ['ipad', 'screen', '60-90 minutes'],
    ['ipad', 'battery', '45-75 minutes'],
    ['ipad', 'camera', '90-120 minutes'],
    ['ipad', 'water', '2-4 hours'],
    ['macbook', 'screen', '2-3 hours'],
    ['macbook', 'battery', '1-2 hours'],
    ['macbook', 'keyboard', '1-2 hours'],
    ['macbook', 'motherboard', '3-5 hours'],
    ['imac', 'screen', '3-4 hours'],
    ['imac', 'motherboard', '4-6 hours'],
    ['imac', 'power', '2-3 hours'],
    ['watch', 'screen', '30-45 minutes'],
    ['watch', 'battery', '20-30 minutes'],
    ['watch', 'crown', '15-30 minutes'],
    ['watch', 'water', '2-3 days'],
    ['laptop', 'screen', '1-2 hours'],
    ['laptop', 'battery', '30-45 minutes'],
    ['laptop', 'keyboard', '45-60 minutes'],
    ['laptop', 'motherboard', '2-4 hours'],
  ])('%s %s takes %s (section 9)', (device, issue, duration) => {
    expect(serviceFor(device, issue)?.duration).toBe(duration);
  });

  test.each<[DeviceId, IssueId, number, number, number | null]>([
    ['laptop', 'battery', 8000, 10000, 12000],
    ['laptop', 'keyboard', 6000, 8000, 10000],
    ['laptop', 'motherboard', 20000, 25000, 30000],
    ['laptop', 'screen', 15000, 18000, null],
    ['ipad', 'screen', 12000, 14000, null],
    ['macbook', 'screen', 25000, 30000, null],
    ['imac', 'screen', 35000, 43000, null],
  ])(
    '%s %s costs %i, %i, %s (section 9, never displayed)',
    (device, issue, standard, premium, original) => {
      expect(serviceFor(device, issue)?.prices).toEqual({ standard, premium, original });
    },
  );

  test('a device that has no such service has none', () => {
    expect(serviceFor('iphone', 'keyboard')).toBeUndefined();
  });
});

test('there is an issue with a known category for every service id (section 3)', () => {
  expect(ISSUES.map(({ id }) => id).sort()).toEqual([...ISSUE_IDS].sort());
  const spelled = Object.fromEntries(ISSUES.slice(0, 8).map(({ id, category }) => [id, category]));
  expect(spelled).toEqual({
    screen: 'display',
    battery: 'power',
    camera: 'camera',
    housing: 'housing',
    motherboard: 'internal',
    charging: 'power',
    speaker: 'audio',
    water: 'damage',
  });
  for (const { category } of ISSUES) expect(ISSUE_CATEGORIES).toContain(category);
});

test('the shop has 34 products in the counts of section 3, all priced by call, mb1 and mb2 twice', () => {
  const counts = PRODUCT_CATEGORIES.map(
    (category) => PRODUCTS.filter((product) => product.category === category).length,
  );
  expect(counts).toEqual([8, 6, 4, 4, 2, 2, 2, 2, 2, 2]);
  expect(PRODUCTS.every(({ price }) => price === 'Call for price')).toBe(true);
  expect(
    PRODUCTS.every(({ category, chip }) => (category === 'macbooks') === (chip !== undefined)),
  ).toBe(true);
  expect(
    PRODUCTS.every(
      ({ storage, compatibility }) => (storage === undefined) !== (compatibility === undefined),
    ),
  ).toBe(true);
  const ids = PRODUCTS.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual(['mb1', 'mb2']);
  const accessories = PRODUCTS.filter(({ category }) => category === 'accessories').map(
    ({ name }) => name,
  );
  expect(accessories).toEqual([
    'AirPods Pro 2nd Gen',
    'Apple Watch Series 9',
    'Magic Keyboard',
    'Apple Pencil 2nd Gen',
  ]);
});

test('holidays are real days in order, 26 in 2025 from New Year to Christmas (section 9)', () => {
  const days = HOLIDAYS.map(({ shopDate }) => shopDate);
  expect(days).toEqual([...new Set(days)].sort());
  expect(days.every((day) => shopDateSchema.safeParse(day).success)).toBe(true);
  const in2025 = HOLIDAYS.filter(({ shopDate }) => shopDate.startsWith('2025'));
  expect(in2025).toHaveLength(26);
  expect([in2025[0]?.name, in2025.at(-1)?.name]).toEqual(["New Year's Day", 'Christmas Day']);
  expect(new Set(days.map((day) => day.slice(0, 4)))).toEqual(new Set(['2025', '2026', '2027']));
});

test('there are 18 start times, every half hour from 9:00 AM to 5:30 PM, and four cities (section 9)', () => {
  expect([SLOT_TIMES.length, SLOT_TIMES[0], SLOT_TIMES[6], SLOT_TIMES.at(-1)]).toEqual([
    18,
    '9:00 AM',
    '12:00 PM',
    '5:30 PM',
  ]);
  expect(CITIES).toEqual(['Kathmandu', 'Lalitpur', 'Bhaktapur', 'Pokhara']);
  expect(CITY_CHOICES).toEqual(CITIES);
});

test('the community begins with eight threads, one of them by the shop itself, some answered by it', () => {
  const threads = sampleDiscussions('Our Shop');
  expect(threads).toHaveLength(8);
  expect(threads.filter(({ author }) => author === 'Our Shop')).toHaveLength(1);
  expect(
    threads.flatMap(({ replies }) => replies).some(({ author }) => author === 'Our Shop'),
  ).toBe(true);
  expect(new Set(threads.map(({ category }) => category))).toEqual(new Set(POST_CATEGORIES));
  for (const { minutesAgo, replies } of threads)
    for (const reply of replies) expect(reply.minutesAgo).toBeLessThan(minutesAgo);
});
