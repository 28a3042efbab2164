/**
 * Matches a cell that a spreadsheet treats as a formula, because its first sign is = + - or @.
 * Blanks and control characters may come before the sign.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u;
const UNSEEN_FIRST = /^[\t\r\n]/;
/**
 * Characters that separate cells in spreadsheets of some countries, even inside quotation marks.
 */
const SEPARATORS = /([;|\t\r\n])/;

/**
 * Returns one cell of a CSV file, quoted if necessary.
 *
 * Spreadsheets run a text as a formula if it begins with = + - @, a tab or a line break, and
 * customers can enter such a text. An apostrophe before it makes it plain text (OWASP, CSV
 * injection). Some countries use other separators, so an apostrophe is also added after each of
 * them inside the cell.
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

/** Returns a CSV file (RFC 4180) whose lines end with CRLF. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

/**
 * For each separator, matches the end of a cell without quotation marks. It matches a single
 * character, because matching a very long cell at once could overflow the stack.
 */
const END_OF_CELL = { ',': /[,\r\n]/g, ';': /[;\r\n]/g, '\t': /[\t\r\n]/g };
type Separator = keyof typeof END_OF_CELL;

/**
 * The maximum number of cells in a row. The reader ignores the rest. The site's own files have
 * fewer columns.
 */
const MOST_CELLS = 1000;

/**
 * Reads a CSV file whose cells are separated by commas, semicolons or tabs. Yields a list of cells
 * for each row, also for an empty one. If a quotation mark is never closed, yields null and ends.
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
  /** Adds the text from the present position up to the end of the cell. */
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
      // Other programs may write text between the closing quotation mark and the separator. It is
      // part of the cell.
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

/** Returns the separator that occurs most often in the first row of the file. */
function separatorOf(text: string): Separator {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const count = (separator: string) => first.split(separator).length;
  return ([',', ';', '\t'] as const).reduce<Separator>(
    (best, next) => (count(next) > count(best) ? next : best),
    ',',
  );
}
