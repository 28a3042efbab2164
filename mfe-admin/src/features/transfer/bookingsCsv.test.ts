import fc from 'fast-check';
import { aBooking } from '../../testing/fakeShop';
import { bookingsCsv, csvCell } from './bookingsCsv';

describe('a cell', () => {
  it.each([
    ['a plain text', 'iPhone 15 Pro', 'iPhone 15 Pro'],
    ['an empty text', '', ''],
    ['a comma', 'Screen, battery', '"Screen, battery"'],
    ['a quotation mark', '13" MacBook', '"13"" MacBook"'],
    ['a line break', 'one\ntwo', '"one\ntwo"'],
    ['an equals sign first', '=1+1', '"\'=1+1"'],
    ['a plus sign first, as phone numbers have', '+977 98', '"\'+977 98"'],
    ['a minus sign first', '-2', '"\'-2"'],
    ['an at sign first', '@SUM(A1)', '"\'@SUM(A1)"'],
    ['a tab first', '\t=1', '"\'\t=1"'],
    ['a line break first', '\r=1', '"\'\r=1"'],
    ['spaces before a formula', '  =1', '"\'  =1"'],
    ['a full-width equals sign', '＝1', '"\'＝1"'],
    ['such a sign within', 'a=b', 'a=b'],
  ])('with %s is written safely', (_what, text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('never reads as a formula, and gives the text back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const cell = csvCell(text);
        const content = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(content).not.toMatch(/^[=+\-@\t\r\n]/);
        expect(content.replace(/^'/, '')).toBe(text.replace(/^'/, ''));
      }),
    );
  });
});

describe('a file', () => {
  it('has a header and a line for each booking, and no price', () => {
    const csv = bookingsCsv([aBooking('1', { notes: 'Call, please' }), aBooking('2')]);
    const lines = csv.split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^reference,status,customerName,/);
    expect(lines[1]).toContain('10001,pending,Customer 1,');
    expect(lines[1]).toContain('"Call, please"');
    expect(csv).not.toContain('260');
  });
});
