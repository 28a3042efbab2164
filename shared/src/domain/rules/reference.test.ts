import fc from 'fast-check';
import { drawReference, normalizeReference, referenceLimit, referencesMeant } from './reference';

describe('reference numbers (section 9)', () => {
  test.each([
    ['appointment', 0, '0'],
    ['appointment', 0.12471, '12471'],
    ['appointment', 0.9999999, '99999'],
    ['request', 0, 'MCS0'],
    ['request', 0.9999999, 'MCS9999'],
    ['quote-request', 0.9999999, 'Q99999'],
    ['enquiry', 0.9999999, 'E99999'],
  ] as const)('of %s with chance %d: %s', (kind, chance, expected) => {
    expect(drawReference(kind, () => chance)).toBe(expected);
  });

  test.each([
    ['appointment', 0, 100_000],
    ['appointment', 49_999, 100_000],
    ['appointment', 50_000, 1_000_000],
    ['request', 4_999, 10_000],
    ['request', 5_000, 100_000],
    ['request', 50_000, 1_000_000],
    ['enquiry', 50_000, 1_000_000],
  ] as const)('with %s numbers, %i of them used, the next is below %i', (kind, used, limit) => {
    expect(referenceLimit(kind, used)).toBe(limit);
  });

  test('at least half of the range is always free', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 10_000_000 }),
        (used) => referenceLimit('appointment', used) > used * 2,
      ),
    );
  });

  test.each([' mcs 12 34', '#MCS1234', 'MCS-1234'])('"%s" is understood as MCS1234', (typed) => {
    expect(normalizeReference(typed)).toBe('MCS1234');
  });

  test.each([
    ['TR-4821', ['TR4821', 'MCS4821', '4821']],
    ['tr 4821', ['TR4821', 'MCS4821', '4821']],
    ['mcs-4821', ['MCS4821', '4821']],
    ['4821', ['4821', 'MCS4821']],
    ['４８２１', ['4821', 'MCS4821']],
    ['nothing', ['NOTHING']],
    ['48-X-21', ['48X21']],
  ])('"%s" may mean %p', (typed, meant) => {
    expect(referencesMeant(typed)).toEqual(meant);
  });
});
