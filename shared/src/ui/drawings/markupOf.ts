import { Fragment, isValidElement, type ReactNode } from 'react';

/** A placeholder in the HTML of drawings. On a page, each drawing replaces it with another id. */
export const OWN_ID = 'own-id-';

type Props = Record<string, unknown> & { children?: ReactNode };

/**
 * SVG attributes whose names contain capital letters. All other names are written in lower case.
 */
const KEEPS_CASE = new Set(['viewBox']);

/**
 * Returns the HTML of a drawing. The browser parses its hundreds of shapes, and React renders and
 * hydrates only one element. Components in a drawing must not have hooks, event handlers or state.
 */
export function markupOf(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map(markupOf).join('');
  if (!isValidElement<Props>(node)) return escaped(String(node));
  const { type, props } = node;
  if (type === Fragment) return markupOf(props.children);
  if (typeof type === 'function') return markupOf((type as (props: Props) => ReactNode)(props));
  const { children, ...attributes } = props;
  return `<${String(type)}${Object.entries(attributes).map(attribute).join('')}>${markupOf(children)}</${String(type)}>`;
}

function attribute([name, value]: [string, unknown]): string {
  if (value === null || value === undefined || value === false) return '';
  const written = KEEPS_CASE.has(name)
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return ` ${written}="${escaped(String(value))}"`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
}
