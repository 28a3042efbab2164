import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { buttonParts, type ButtonParts } from './buttonParts';

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonParts;

/** A link to a page of this site that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  return <Link {...buttonParts(props)} />;
}
