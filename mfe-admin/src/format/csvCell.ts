/** What spreadsheets read as the beginning of a formula, after characters that they ignore. */
const FORMULA = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u;
const UNSEEN_FIRST = /^[\t\r\n]/;
/**
 * Cell separators in other countries. Where one of them splits a line, quotation marks inside the
 * line protect nothing.
 */
const SEPARATORS = /([;|\t\r\n])/;

/**
 * One cell, quoted if necessary. Spreadsheets run text that begins with = + - @, a tab or a line
 * break as a formula, and customers write these texts. An apostrophe before it makes it plain text
 * (OWASP, CSV injection). An apostrophe is also added within the cell, wherever a spreadsheet of
 * another country would start the next cell.
 */
export function csvCell(text: string): string {
  const guarded = text.split(SEPARATORS).map(guard).join('');
  const safe = UNSEEN_FIRST.test(guarded) ? `'${guarded}` : guarded;
  return /[",;|\t\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const guard = (part: string) => (FORMULA.test(part) ? `'${part}` : part);
