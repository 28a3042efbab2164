/**
 * Text that is HTML: made by `markup`, or marked as trusted. A plain string is never used as HTML.
 */
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

/** Marks text as HTML that is already escaped, such as the output of React or `renderHead`. */
export const trusted = (text: string): Markup => ({ markup: text });

/**
 * A template for HTML. Inserted strings are escaped, so they are safe in elements and in quoted
 * attributes. Inserted values of the type `Markup` stay unchanged.
 */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return trusted(
    parts.reduce((text, part, index) => text + written(values[index - 1] ?? '') + part),
  );
}

/** Joins pieces of HTML and skips missing pieces. */
export const joined = (parts: readonly (Markup | false | undefined)[]): Markup =>
  trusted(parts.map((part) => (part ? part.markup : '')).join(''));
