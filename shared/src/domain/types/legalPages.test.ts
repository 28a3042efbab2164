import { startOf, versionFrom } from './legalPages';

test.each(['2026-11-24T04:15:00.123Z', '2026-11-24T04:15:00Z', '2026-11-24T04:15:00.123456Z'])(
  'the version from %s has a name without colons and dots, which gives its start again',
  (start) => {
    expect(versionFrom(start)).not.toMatch(/[:.]/);
    expect(startOf(versionFrom(start))).toBe(start);
  },
);

test.each(['first', '', '2026-11-24', '../2026-11-24T041500Z'])('“%s” has no start', (text) => {
  expect(startOf(text)).toBeNull();
});
