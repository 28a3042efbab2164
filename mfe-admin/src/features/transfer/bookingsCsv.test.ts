import fc from 'fast-check';
import { aBooking } from '../../testing/fakeShop';
import { csvCell } from '@mcs-repairs/shared/domain/rules/csv';
import { bookingsCsv } from './bookingsCsv';

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
    ['a tab first', '\t=1', '"\'\t\'=1"'],
    ['a line break first', '\r=1', '"\'\r\'=1"'],
    ['spaces before a formula', '  =1', '"\'  =1"'],
    ['a full-width equals sign', '＝1', '"\'＝1"'],
    ['an unseen character before a formula', '\u200b\ufeff=1', '"\'\u200b\ufeff=1"'],
    ['a formula behind a semicolon', 'a;=1+1', '"a;\'=1+1"'],
    ['a formula behind a semicolon and a blank', 'a; +1', '"a;\' +1"'],
    ['a formula on a line of its own', 'a\n@SUM(A1)', '"a\n\'@SUM(A1)"'],
    ['a semicolon and a quotation mark', 'a";=1', '"a"";\'=1"'],
    ['such a sign within', 'a=b', 'a=b'],
  ])('with %s is escaped', (_what, text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('contains the original text apart from added apostrophes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const cell = csvCell(text);
        const content = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(content.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
      }),
    );
  });

  const signs = fc.constantFrom('=', '+', '-', '@', ';', ',', '\t', '|', '"', "'", '\n', '\r', ' ');
  it.each([',', ';', '\t', '|'])('starts no formula if cells are separated by %j', (separator) => {
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(signs, fc.constant('a')) }), (name) => {
        const file = bookingsCsv([aBooking('1', { customerName: name })]);
        for (const cell of cellsOf(file, separator)) expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }),
      { numRuns: 300 },
    );
  });
});

/** Parses a file like a spreadsheet. A cell is quoted if it begins with a quotation mark. */
function cellsOf(file: string, separator: string): string[] {
  const cells = [''];
  let quoted = false;
  for (let at = 0; at < file.length; at += 1) {
    const character = file.charAt(at);
    const cell = cells.length - 1;
    if (quoted && character === '"' && file.charAt(at + 1) === '"') {
      cells[cell] += '"';
      at += 1;
    } else if (quoted && character === '"') quoted = false;
    else if (!quoted && character === '"' && cells[cell] === '') quoted = true;
    else if (!quoted && (character === separator || character === '\r' || character === '\n')) {
      cells.push('');
    } else cells[cell] += character;
  }
  return cells;
}

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
