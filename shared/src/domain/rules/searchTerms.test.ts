import { searchTerms, searchTextOfBooking } from './searchTerms';

const BOOKING = {
  reference: 'MCS4472',
  customerName: 'Nisha Om Shrestha',
  customerEmail: 'Nisha.S@mail.example',
  customerPhone: '+977 984-1000002',
  deviceModel: 'MacBook Pro 14-inch (M3 Pro)',
  repairService: 'Battery Replacement',
};
const finds = (
  typed: string,
  booking: Partial<typeof BOOKING> = {},
  serial = '490154203237518',
) => {
  const text = searchTextOfBooking({ ...BOOKING, ...booking }, serial);
  return searchTerms(typed).every((term) => text.includes(term));
};

test.each([
  '9841000002',
  '+977 9841000002',
  '+9779841000002',
  '009779841000002',
  '977 9841000002',
  '9841 000 002',
  '984-100-0002',
  '98-410',
  '(984) 1000002',
  '00002',
  '९८४१०००००२',
  '+९७७ ९८४१ ०००००२',
  'mcs4472',
  'MCS 4472',
  'mcs-4472',
  '#MCS4472',
  '# mcs 4472',
  '4472',
  'nisha',
  'SHRESTHA nisha',
  'shres nish',
  'om nisha',
  'nisha - shrestha',
  'nisha.s@mail',
  'shrestha +977 9841 000 002',
  'nisha 9841000002',
  'nisha mcs 4472',
  'macbook 14',
  'm3 macbook',
  'pro m3 battery',
  '490154203237518',
  '49 015420 323751 8',
  '49-015420-323751-8',
])('%s finds the booking', (typed) => {
  expect(finds(typed)).toBe(true);
});

test.each([
  ['another number', '9841000003'],
  ['a number that is longer', '98410000021'],
  ['another reference', 'mcs 4473'],
  ['words of two fields as one', 'shresthanisha'],
  ['a word that is not there', 'nisha lama'],
  ['one letter inside a word', 'nisha h'],
  ['two letters inside a word', 'nisha ha'],
  ['another generation', 'macbook 16'],
])('%s does not find it', (_name, typed) => {
  expect(finds(typed)).toBe(false);
});

test.each([
  ['a landline with its area', '01-4123456', '01 4123456'],
  ['a landline abroad', '+977-1-4123456', '014123456'],
  ['Devanagari digits that were stored', '९८४१०००००२', '984 1000002'],
])('%s is found', (_name, customerPhone, typed) => {
  expect(finds(typed, { customerPhone })).toBe(true);
});

test('an order number is found with a hash sign', () => {
  expect(finds('#24856', { reference: '24856' })).toBe(true);
});

test('a serial number is found in small letters and in part', () => {
  expect(finds('c02zl0ab', {}, 'C02ZL0ABMD6T')).toBe(true);
});

test('a model number beside a mobile number stays two terms', () => {
  expect(searchTerms('iphone 13 9841000002')).toEqual(['iphone', ' 13', '9841000002']);
});

test('text without letters is searched as typed, and very many words only in part', () => {
  expect(searchTerms('"')).toEqual(['"']);
  expect(searchTerms('(')).toEqual(['(']);
  expect(searchTerms(Array.from({ length: 90 }, (_, at) => `word${at}`).join(' '))).toHaveLength(
    10,
  );
});
