import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass';

type ButtonAnchorProps = ComponentProps<'a'> &
  ButtonLook & { href: string; icon?: ReactNode; iconEnd?: ReactNode };

/** A link out of the site (`tel:`, `mailto:`, a chat, a map) that looks like a button. */
export function ButtonAnchor({
  variant,
  size,
  full,
  className,
  icon,
  iconEnd,
  children,
  ...rest
}: ButtonAnchorProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, full, className })}>
      {icon}
      <span>{children}</span>
      {iconEnd}
    </a>
  );
}
