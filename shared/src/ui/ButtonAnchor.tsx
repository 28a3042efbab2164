import type { ComponentProps } from 'react';
import { buttonParts, type ButtonParts } from './buttonParts';

type ButtonAnchorProps = ComponentProps<'a'> & ButtonParts & { href: string };

/**
 * A link that looks like a button and opens another program or site (`tel:`, `mailto:`, a chat, a
 * map).
 */
export function ButtonAnchor(props: ButtonAnchorProps) {
  return <a {...buttonParts(props)} />;
}
