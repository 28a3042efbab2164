import { Fragment, isValidElement, type ReactNode } from 'react';

/** Stands in a drawing for the id that only this drawing on the page has. */
export const OWN_ID = 'own-id-';

type Props = Record<string, unknown> & { children?: ReactNode };

/** Attributes that SVG itself writes with capital letters. */
const KEEPS_CASE = new Set(['viewBox']);

/**
 * The markup of a picture, so that the browser reads a drawing's hundred shapes and React has one element to render and
 * to hydrate. Parts of pictures are functions of their properties: they have no hooks, no handlers and no state.
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
