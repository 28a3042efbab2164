import { asMarkdown, judge, type WeightRow, withModels } from './judge';

const PAGE: WeightRow = {
  script: 100_000,
  style: 5000,
  html: 9000,
  requests: 8,
  hydrated: 300,
  limit: 101_000,
};
const complaints = (change: Partial<WeightRow>) =>
  judge({ '/': PAGE }, { '/': { ...PAGE, ...change } }).complaints.map(({ text }) => text);

test.each([
  ['script', { script: 100_251 }, '/: script grew by 251 to 100251'],
  ['style', { style: 5101 }, '/: style grew by 101 to 5101'],
  ['HTML', { html: 9251 }, '/: html grew by 251 to 9251'],
  ['one request', { requests: 9 }, '/: requests grew by 1 to 9'],
  ['one hydrated element', { hydrated: 301 }, '/: hydrated grew by 1 to 301'],
])('a page that grows by %s fails the check', (_what, change, text) => {
  expect(complaints(change)).toEqual([text]);
});

test('small differences between builds pass, and a smaller page always passes', () => {
  expect(complaints({ script: 100_250, html: 9250 })).toEqual([]);
  expect(complaints({ script: 90_000, requests: 7, hydrated: 10 })).toEqual([]);
});

test('a page above its limit fails, whatever the table says', () => {
  const heavy = { ...PAGE, script: 101_001 };
  expect(judge({ '/': heavy }, { '/': heavy }).complaints).toEqual([
    { text: '/: 101001 bytes of script, at most 101000 are allowed', isLimit: true },
  ]);
});

test('a page that is missing in the table counts as growth', () => {
  expect(judge({}, { '/new': PAGE }).complaints).toHaveLength(5);
});

const WIDE: WeightRow = { ...PAGE, wide: { script: 120_000, limit: 121_000 } };
const onWideScreen = (script: number) =>
  judge({ '/': WIDE }, { '/': { ...WIDE, wide: { script, limit: 121_000 } } });

test('the scripts on a wide screen have a weight and a limit of their own', () => {
  expect(onWideScreen(120_250).complaints).toEqual([]);
  expect(onWideScreen(121_001).complaints).toEqual([
    { text: '/: wide script grew by 1001 to 121001', isLimit: false },
    {
      text: '/ on a wide screen: 121001 bytes of script, at most 121000 are allowed',
      isLimit: true,
    },
  ]);
  expect(onWideScreen(119_000).lines[0]).toContain('wide script 119000 (-1000)');
});

test('the table leaves the wide columns empty for pages that are weighed on phones alone', () => {
  const rows = asMarkdown({ '/': PAGE, '/shop': WIDE }).split('\n');
  expect(rows).toContain('| `/` | 100.0 | 101.0 |  |  | 5.0 | 9.0 | 8 | 300 |');
  expect(rows).toContain('| `/shop` | 100.0 | 101.0 | 120.0 | 121.0 | 5.0 | 9.0 | 8 | 300 |');
});

test('more models make only the list larger that lists them', () => {
  const after = (change: Partial<WeightRow>, listed: number) =>
    judge({ '/': withModels(PAGE, listed) }, { '/': { ...PAGE, ...change } }).complaints.map(
      ({ text }) => text,
    );
  expect(after({ html: 9000 + 250 + 10 * 40, hydrated: 350 }, 10)).toEqual([]);
  expect(after({ html: 9000 + 250 + 10 * 40 + 1, hydrated: 351 }, 10)).toEqual([
    '/: html grew by 251 to 9651',
    '/: hydrated grew by 1 to 351',
  ]);
  expect(after({ html: 9251 }, 0)).toEqual(['/: html grew by 251 to 9251']);
  expect(after({ script: 100_251 }, 10)).toEqual(['/: script grew by 251 to 100251']);
});

test('the result lists the changes of each page', () => {
  expect(judge({ '/': PAGE }, { '/': { ...PAGE, script: 99_000 } }).lines).toEqual([
    '/                          script 99000 (-1000), style 5000 (0), html 9000 (0), requests 8 (0), hydrated 300 (0)',
  ]);
});
