import { mobileNumber } from './mobileNumber';

test.each([
  ['+977 980-0000001', '9800000001'],
  ['९८४१०००००३', '9841000003'],
  ['9841000003,9841000004', '9841000003'],
  ['01-5550111', null],
  ['+1 900 555 0100', null],
  ['98410000', null],
  ['', null],
])('%s gets text messages at %s', (phone, number) => {
  expect(mobileNumber(phone)).toBe(number);
});
