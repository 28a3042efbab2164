import { callHref, chatHref, chatNumber, mailHref } from './contactLinks';

test.each([
  ['+977-1-5550100', 'tel:+97715550100'],
  ['(01) 555 0100', 'tel:015550100'],
  ['98 0000 0000', 'tel:9800000000'],
  ['९८ ०००० ०००१', 'tel:9800000001'],
  ['+977 9800000001 / 9800000002', 'tel:+9779800000001'],
  ['01-5550100 ext 12', 'tel:015550100'],
])('%s is called as %s', (phone, href) => {
  expect(callHref(phone)).toBe(href);
});

test('a chat starts with its message, whatever characters it has', () => {
  const address = new URL(chatHref('97715550100', 'Screen & battery, 100%? #2'));
  expect(address.origin + address.pathname).toBe('https://wa.me/97715550100');
  expect(address.searchParams.get('text')).toBe('Screen & battery, 100%? #2');
});

test('an email link has the address as written', () => {
  expect(mailHref('hello@repairs.example')).toBe('mailto:hello@repairs.example');
});

test.each([
  ['+977 980-0000001', '9779800000001'],
  ['९८ ०००० ०००१', '9779800000001'],
  ['9800000001', '9779800000001'],
  ['०१-४२२००००', null],
  ['+977 1 4220000', null],
  ['+49 170 1234567', '491701234567'],
  ['0049 170 1234567', '491701234567'],
  ['212 555 0100', null],
  ['', null],
])('the chat number of %j is %s', (phone, digits) => {
  expect(chatNumber(phone)).toBe(digits);
});
