import { checkSerial, plainSerial } from './deviceSerial';

// The IMEI 490154203237518 is the example in the GSMA's TS.06 and in 3GPP's annex about the Luhn
// algorithm.
test.each([
  ['490154203237518', true],
  ['49 015420 323751 8', true],
  ['490154203237517', false],
  ['490154203237581', false],
  ['49015420323751', false],
  ['4901542032375180', false],
  ['C02ZL0ABMD6T', true],
  ['f2lw-x3ab-hg7k', true],
  ['ABC', false],
  ['C02ZL0ABMD6T!', false],
  ['', false],
])('%s is an IMEI or a serial number: %s', (text, expected) => {
  expect(checkSerial(text).ok).toBe(expected);
});

test('a serial number is stored without separators', () => {
  expect(plainSerial(' f2lw-x3ab hg7k ')).toBe('F2LWX3ABHG7K');
});
