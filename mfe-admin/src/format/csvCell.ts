/** What spreadsheets take for the beginning of a formula, after characters that they pass over. */
const FORMULA = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u;
const UNSEEN_FIRST = /^[\t\r\n]/;
/** Between cells elsewhere than here; where one of them is, quotation marks in the middle of a line keep nothing together. */
const SEPARATORS = /([;|\t\r\n])/;

/**
 * One cell, quoted when it must be. A spreadsheet takes what begins with = + - @, a tab or a line break for a formula,
 * and customers write these texts: an apostrophe before it makes it text (OWASP, CSV injection). So does one within the
 * cell, where a spreadsheet of another country begins the next one.
 */
export function csvCell(text: string): string {
  const guarded = text.split(SEPARATORS).map(guard).join('');
  const safe = UNSEEN_FIRST.test(guarded) ? `'${guarded}` : guarded;
  return /[",;|\t\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const guard = (part: string) => (FORMULA.test(part) ? `'${part}` : part);
