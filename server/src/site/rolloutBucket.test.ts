import { isInShare } from './rolloutBucket';

const lots = Array.from({ length: 100 }, (_, bucket) => bucket);
const shareOf = (version: string, percent: number) =>
  lots.filter((bucket) => isInShare(bucket, version, percent));

test.each([1, 10, 50, 99])('%i percent are exactly so many of a hundred lots', (percent) => {
  expect(shareOf('booking@1.0.1', percent)).toHaveLength(percent);
});

test('who gets a version stays with it when its share grows', () => {
  expect(shareOf('booking@1.0.1', 50)).toEqual(
    expect.arrayContaining(shareOf('booking@1.0.1', 10)),
  );
});

test('another version is tried by others', () => {
  expect(shareOf('booking@1.0.2', 10)).not.toEqual(shareOf('booking@1.0.1', 10));
});

test('who has no bucket gets what is active', () => {
  expect(isInShare(undefined, 'booking@1.0.1', 99)).toBe(false);
});
