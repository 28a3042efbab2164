/**
 * Spreadsheets treat a cell that begins like this as a formula. They ignore spaces and control
 * characters before it.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u;
const UNSEEN_FIRST = /^[\t\r\n]/;
/**
 * Spreadsheets of other countries separate cells by these characters. Quotation marks within a cell
 * do not prevent that.
 */
const SEPARATORS = /([;|\t\r\n])/;

/**
 * Returns one cell, quoted if necessary. Spreadsheets run text that begins with = + - @, a tab or a
 * line break as a formula, and customers can type such text. An apostrophe before it makes it plain
 * text (OWASP, CSV injection). Inside the cell an apostrophe is added, too, wherever a spreadsheet
 * of another country could start a new cell.
 */
export function csvCell(text: string): string {
  const guarded = text.split(SEPARATORS).map(guard).join('');
  const safe = UNSEEN_FIRST.test(guarded) ? `'${guarded}` : guarded;
  return /[",;|\t\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const guard = (part: string) => (FORMULA.test(part) ? `'${part}` : part);
