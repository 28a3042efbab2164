import { isCallable, nationalNumber } from './phoneNumber';

test.each([
  ['+977 984-123 4567', '9841234567'],
  ['+977-1-5550100', '015550100'],
  ['01 5550100', '015550100'],
  ['97700000', '97700000'],
])('%s is the number %s', (text, number) => {
  expect(nationalNumber(text)).toBe(number);
});

describe('a number that can be called', () => {
  test.each([
    '9841234567',
    '984 123-4567',
    '+977 (984) 123.4567',
    '९८४१२३४५६७',
    '+९७७ ९८४१२३४५६७',
    '01-5550100',
    '5550100',
    '+91 98765 43210',
    '+1 (555) 010-0000',
    '00442079460000',
    '9841234567 ext 12',
    '9841234567, 9851234567',
    '9841234567 / 9851234567',
    '+123456789012345',
  ])('"%s" can', (text) => {
    expect(isCallable(text)).toBe(true);
  });

  test.each([
    '',
    '98',
    '12',
    '984123',
    'abcdefghij',
    'call me maybe',
    '0000000000',
    '0000123456',
    '----------',
    '१२३४५६',
    '+977 98',
    '1234567890123456',
    '9'.repeat(40),
    '98/98/98/98',
  ])('"%s" cannot', (text) => {
    expect(isCallable(text)).toBe(false);
  });
});
