import type { ComponentProps } from 'react';
import { buttonParts, type ButtonParts } from './buttonParts';

type ButtonAnchorProps = ComponentProps<'a'> & ButtonParts & { href: string };

/**
 * A link to another program or site (`tel:`, `mailto:`, a chat, a map) that looks like a button.
 */
export function ButtonAnchor(props: ButtonAnchorProps) {
  return <a {...buttonParts(props)} />;
}
