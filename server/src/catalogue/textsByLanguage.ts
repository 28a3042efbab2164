/** The language in which staff write. A text without a translation is shown in it. */
export const ENGLISH = 'en';

/** A text of the owner by language, such as `{"en": "Like new", "ne": "नयाँ जस्तै"}`. */
export type Texts = Readonly<Record<string, string>>;

/** Returns the text in a language. Without a translation, returns the English text. */
export const textIn = (texts: Texts, language = ENGLISH): string =>
  texts[language] || texts[ENGLISH] || '';

/** Returns the texts with a new English text. Other languages stay unchanged. */
export function withEnglish(texts: Texts, text: string): Texts {
  const { [ENGLISH]: _replaced, ...others } = texts;
  return { ...others, ...(text && { [ENGLISH]: text }) };
}

/**
 * Returns a row with its texts in a language. Columns of the row hold the English texts, and
 * `translations` the texts in other languages by column, as JSON.
 */
export function translated<Column extends string, Row extends Readonly<Record<Column, string>>>(
  row: Row & { translations: string | null },
  columns: readonly Column[],
  language: string,
): typeof row {
  if (row.translations === null || language === ENGLISH) return row;
  const known = JSON.parse(row.translations) as Partial<Record<Column, Texts>>;
  const texts = columns.map((name) => [
    name,
    textIn({ ...known[name], [ENGLISH]: row[name] }, language),
  ]);
  return { ...row, ...(Object.fromEntries(texts) as Record<Column, string>) };
}
