import { judge, type WeightRow } from './judge';

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
])('a page that grows by %s is refused', (_what, change, text) => {
  expect(complaints(change)).toEqual([text]);
});

test('what differs between two builds of the same is let pass, and less always', () => {
  expect(complaints({ script: 100_250, html: 9250 })).toEqual([]);
  expect(complaints({ script: 90_000, requests: 7, hydrated: 10 })).toEqual([]);
});

test('a page beyond its limit is refused whatever the table says', () => {
  const heavy = { ...PAGE, script: 101_001 };
  expect(judge({ '/': heavy }, { '/': heavy }).complaints).toEqual([
    { text: '/: 101001 bytes of script, at most 101000 are allowed', isLimit: true },
  ]);
});

test('a page that the table does not know is all growth', () => {
  expect(judge({}, { '/new': PAGE }).complaints).toHaveLength(5);
});

test('what changed is said page by page', () => {
  expect(judge({ '/': PAGE }, { '/': { ...PAGE, script: 99_000 } }).lines).toEqual([
    '/                          script 99000 (-1000), style 5000 (0), html 9000 (0), requests 8 (0), hydrated 300 (0)',
  ]);
});
