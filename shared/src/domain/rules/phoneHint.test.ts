import { PHONE_HINT, phoneHint } from './phoneHint';

describe('the phone hint', () => {
  test.each([
    '9841234567',
    '9741234567',
    '9641234567',
    '+977 984-1234567',
    '00977 9841234567',
    '977-9841234567',
    '01-5550100',
    '+977-1-5550100',
    '',
  ])('"%s" needs no hint', (text) => {
    expect(phoneHint(text)).toBeNull();
  });

  test.each(['1234567890', '984123456', '98412345678', '+1 555 010 0000', '02-555010', 'call me'])(
    '"%s" gets the hint',
    (text) => {
      expect(phoneHint(text)).toBe(PHONE_HINT);
    },
  );
});
