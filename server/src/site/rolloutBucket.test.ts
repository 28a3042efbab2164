import { isInShare } from './rolloutBucket';

const lots = Array.from({ length: 100 }, (_, bucket) => bucket);
const shareOf = (version: string, percent: number) =>
  lots.filter((bucket) => isInShare(bucket, version, percent));

test.each([1, 10, 50, 99])('%i percent are exactly as many of a hundred buckets', (percent) => {
  expect(shareOf('booking@1.0.1', percent)).toHaveLength(percent);
});

test('a visitor keeps the canary when its share grows', () => {
  expect(shareOf('booking@1.0.1', 50)).toEqual(
    expect.arrayContaining(shareOf('booking@1.0.1', 10)),
  );
});

test('another version is shown to other visitors', () => {
  expect(shareOf('booking@1.0.2', 10)).not.toEqual(shareOf('booking@1.0.1', 10));
});

test('a visitor without a bucket gets the active version', () => {
  expect(isInShare(undefined, 'booking@1.0.1', 99)).toBe(false);
});
