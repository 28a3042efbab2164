/**
 * Spreadsheets treat a cell that begins with one of these signs as a formula. Spaces and control
 * characters before the sign do not prevent this.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u;
const UNSEEN_FIRST = /^[\t\r\n]/;
/**
 * In some countries, spreadsheets separate cells with these characters, even inside quotation
 * marks.
 */
const SEPARATORS = /([;|\t\r\n])/;

/**
 * Returns one cell of a CSV file, quoted if necessary.
 *
 * A spreadsheet runs text as a formula if it begins with = + - @, a tab or a line break, and
 * customers can enter such text. An apostrophe before it makes it plain text (OWASP, CSV
 * injection). Other countries use other separators, so an apostrophe is also added after each
 * separator inside the cell.
 */
export function csvCell(text: string): string {
  const guarded = text.split(SEPARATORS).map(guard).join('');
  const safe = UNSEEN_FIRST.test(guarded) ? `'${guarded}` : guarded;
  return /[",;|\t\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const guard = (part: string) => (FORMULA.test(part) ? `'${part}` : part);

/**
 * Returns the original text of a cell that `csvCell` wrote, without the apostrophes before
 * formulas.
 */
export function plainCell(cell: string): string {
  const text = cell.startsWith("'") && UNSEEN_FIRST.test(cell.slice(1)) ? cell.slice(1) : cell;
  return text.split(SEPARATORS).map(withoutGuard).join('');
}

const withoutGuard = (part: string) =>
  part.startsWith("'") && FORMULA.test(part.slice(1)) ? part.slice(1) : part;

/** Writes a CSV file (RFC 4180). Its lines end with CRLF. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

/**
 * Each expression matches the end of an unquoted cell. It matches only one character at a time,
 * because a longer match of a very long cell could overflow the stack.
 */
const END_OF_CELL = { ',': /[,\r\n]/g, ';': /[;\r\n]/g, '\t': /[\t\r\n]/g };
type Separator = keyof typeof END_OF_CELL;

/**
 * The maximum number of cells in a row. The reader ignores further cells. The files of the site
 * have fewer columns.
 */
const MOST_CELLS = 1000;

/**
 * Reads a CSV file. Its cells are separated by commas, semicolons or tabs. Yields one list of cells
 * for each row, also for an empty row. Yields null and ends if a quotation mark is never closed.
 */
export function* readCsv(file: string): Generator<string[] | null> {
  const text = file.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  let cells: string[] = [];
  let cell = '';
  let at = 0;
  const endCell = () => {
    if (cells.length < MOST_CELLS) cells.push(cell);
    cell = '';
  };
  const cellEnd = END_OF_CELL[separator];
  /** Appends the text up to the end of the current cell. */
  const addPlain = () => {
    cellEnd.lastIndex = at;
    const end = cellEnd.exec(text)?.index ?? text.length;
    cell += text.slice(at, end);
    at = end;
  };
  const endRow = () => {
    endCell();
    const row = cells;
    cells = [];
    return row;
  };
  while (at < text.length) {
    const sign = text.charAt(at);
    if (sign === '"' && cell === '') {
      const end = closingQuote(text, at + 1);
      if (end < 0) return yield null;
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
      // Other programs may write text between the closing quotation mark and the separator. It
      // belongs to the cell.
      addPlain();
      continue;
    }
    if (sign === separator) endCell();
    else if (sign === '\n' || sign === '\r') {
      yield endRow();
      if (sign === '\r' && text.charAt(at + 1) === '\n') at += 1;
    } else {
      addPlain();
      continue;
    }
    at += 1;
  }
  if (cell !== '' || cells.length > 0) yield endRow();
}

/**
 * Returns the position of the quotation mark that ends a cell. Two successive marks do not end it:
 * they stand for one mark in the text.
 */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text.charAt(at + 1) === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** Returns the separator that occurs most often in the first row. */
function separatorOf(text: string): Separator {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const count = (separator: string) => first.split(separator).length;
  return ([',', ';', '\t'] as const).reduce<Separator>(
    (best, next) => (count(next) > count(best) ? next : best),
    ',',
  );
}
