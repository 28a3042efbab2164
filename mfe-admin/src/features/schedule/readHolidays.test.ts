import { readHolidays, withClosures } from './readHolidays';

test('parses one holiday per line with any separator', () => {
  const { closures, wrong } = readHolidays(
    '2028-04-13 Nepali New Year\n\n 2028-05-01, Labour Day \n2028-02-30 Never\nDashain',
  );
  expect(closures.map(({ from, reason, holiday }) => [from, reason, holiday])).toEqual([
    ['2028-04-13', 'Nepali New Year', true],
    ['2028-05-01', 'Labour Day', true],
  ]);
  expect(wrong).toEqual(['2028-02-30 Never', 'Dashain']);
});

test('does not add a closure twice', () => {
  const { closures } = readHolidays('2028-04-13 Nepali New Year');
  expect(withClosures(closures, closures)).toHaveLength(1);
});
