export type SerialCheck = { ok: true; kind: 'imei' | 'serial' } | { ok: false; message: string };

/**
 * Checks an IMEI or a serial number, without blanks and dashes. A serial number has eight to
 * seventeen letters and digits. An IMEI has fifteen digits; the last one is a Luhn check digit
 * (3GPP TS 23.003, annex B).
 */
export function checkSerial(text: string): SerialCheck {
  const plain = plainSerial(text);
  if (/^\d{15}$/.test(plain)) {
    return isLuhn(plain)
      ? { ok: true, kind: 'imei' }
      : {
          ok: false,
          message: 'This IMEI has a wrong digit. Please read it again (*#06# shows it).',
        };
  }
  if (/^\d{14}$|^\d{16,17}$/.test(plain)) {
    return { ok: false, message: 'An IMEI has 15 digits' };
  }
  if (/^[A-Z0-9]{8,17}$/.test(plain)) return { ok: true, kind: 'serial' };
  return { ok: false, message: 'Please enter an IMEI of 15 digits, or a serial number' };
}

/**
 * Returns a serial number in the form in which it is stored: in capitals, without blanks and
 * dashes.
 */
export const plainSerial = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
