/** Text that is markup: made by `markup`, or vouched for. A plain string never is. */
export type Markup = { readonly markup: string };
type Value = Markup | string | number;

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const written = (value: Value): string =>
  typeof value === 'object'
    ? value.markup
    : String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** Vouches for text that is markup already: what React or `renderHead` wrote. */
export const trusted = (text: string): Markup => ({ markup: text });

/** Writes markup. Whatever is put into it is escaped, for an element and for a quoted attribute, unless it is markup itself. */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return trusted(
    parts.reduce((text, part, index) => text + written(values[index - 1] ?? '') + part),
  );
}

/** One after the other; what is absent is left out. */
export const joined = (parts: readonly (Markup | false | undefined)[]): Markup =>
  trusted(parts.map((part) => (part ? part.markup : '')).join(''));
