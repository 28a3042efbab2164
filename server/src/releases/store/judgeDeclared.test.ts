import { judgeDeclared } from './judgeDeclared';

const prefixes = ['/trade-in/*', '/sell'];
const link = (more: Record<string, unknown> = {}) => ({
  ...{ label: 'Trade-in', path: '/trade-in', place: 'main', order: 70 },
  ...more,
});
const links = (count: number, more: Record<string, unknown> = {}) =>
  Array.from({ length: count }, (_, at) => link({ path: `/trade-in/${at}`, ...more }));
const judge = (declares: { navigation?: unknown[]; sitemap?: unknown[]; unlisted?: unknown[] }) =>
  Object.values(judgeDeclared({ prefixes, ...declares }, [])).join(' | ');

test('links and pages on the area’s own paths are valid, and so are none', () => {
  const navigation = [
    link(),
    link({ place: 'services', connected: true }),
    link({ label: 'Sell it’s (old) & new', path: '/sell', order: 0 }),
    link({ label: 'मर्मत', path: '/trade-in/nepali' }),
  ];
  const sitemap = ['/trade-in', '/trade-in/iphone/15-pro', '/sell'];
  expect(judge({ navigation, sitemap, unlisted: ['/trade-in/mine/*'] })).toBe('');
  expect(judge({})).toBe('');
});

test.each<[string, Parameters<typeof judge>[0], RegExp]>([
  ['a script', { navigation: [link({ path: 'javascript:alert(1)' })] }, /must be a path of this/],
  ['another site', { navigation: [link({ path: 'https://evil.example/' })] }, /must be a path/],
  ['another site, shortly', { navigation: [link({ path: '//evil.example' })] }, /must be a path/],
  ['a step out', { navigation: [link({ path: '/trade-in/../admin' })] }, /must be a path/],
  ['a search', { sitemap: ['/trade-in?x=<script>'] }, /sitemap.0 must be a path/],
  ['no text', { sitemap: [{ path: '/trade-in' }] }, /sitemap.0/],
  ['a page of others', { navigation: [link({ path: '/shop' })] }, /not below its paths: \/shop/],
  ['pages of others', { sitemap: ['/admin', '/book'] }, /not below its paths: \/admin, \/book/],
  ['to hide others', { unlisted: ['/shop/*'] }, /not below its paths: \/shop\/\*/],
  ['a long label', { navigation: [link({ label: 'x'.repeat(25) })] }, /label must be 1 to 24/],
  ['an empty label', { navigation: [link({ label: '' })] }, /label must be/],
  ['a label of blanks', { navigation: [link({ label: '   ' })] }, /label must be/],
  ['markup', { navigation: [link({ label: '<b>Sale</b>' })] }, /label must be/],
  ['text that runs backwards', { navigation: [link({ label: '\u202Eelas' })] }, /label must be/],
  ['a place that is none', { navigation: [link({ place: 'banner' })] }, /must be one of main,/],
  ['an order that is none', { navigation: [link({ order: -1 })] }, /order must be a whole number/],
  ['hundreds of links', { navigation: links(300) }, /navigation has at most 40 entries/],
  [
    'nine in the bar',
    { navigation: links(9, { label: 'Sell' }) },
    /room for 8 in main: .* it brings 9/,
  ],
  [
    'long words in the bar',
    { navigation: links(3, { label: 'Sell your device here' }) },
    /room for 52 letters in main: with all areas there would be 63/,
  ],
  [
    'a long button',
    { navigation: [link({ place: 'action', label: 'Trade a device in' })] },
    /room for 16 letters in action: .* 17$/,
  ],
  ['a link twice', { navigation: [link(), link({ label: 'Again' })] }, /twice: \/trade-in in main/],
  ['a page twice', { sitemap: ['/sell', '/sell'] }, /twice: \/sell in sitemap/],
  [
    'thousands of pages',
    { sitemap: Array.from({ length: 1001 }, (_, at) => `/trade-in/${at}`) },
    /at most 1000 pages/,
  ],
])('%s is rejected with a message', (_case, declares, sentence) => {
  expect(judge(declares)).toMatch(sentence);
});

test('all areas share the space for links, and only one area has the button', () => {
  const others = [
    { navigation: links(7, { label: 'Sell' }) as never },
    { navigation: [link({ place: 'action' })] as never },
  ];
  expect(judgeDeclared({ prefixes, navigation: links(1, { label: 'Sell' }) }, others)).toEqual({});
  expect(
    judgeDeclared({ prefixes, navigation: links(2, { label: 'Sell' }) }, others),
  ).toMatchObject({
    navigation: 'The navigation has room for 8 in main: other areas have 7, and it brings 2',
  });
  const button = [link({ place: 'action' })];
  expect(judgeDeclared({ prefixes, navigation: button }, others)).toMatchObject({
    navigation: expect.stringContaining('room for 1 in action') as string,
  });
});

test('of many errors only some are listed', () => {
  const sitemap = Array.from({ length: 200 }, (_, at) => `/other/${at}`);
  expect(judge({ sitemap })).toMatch(/\/other\/4, and 195 more$/);
});
