import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass, type ButtonLook } from './buttonClass';

type ButtonLinkProps = ComponentProps<typeof Link> &
  ButtonLook & { icon?: ReactNode; iconEnd?: ReactNode };

/** A link within the site that looks like a button. */
export function ButtonLink({
  variant,
  size,
  full,
  className,
  icon,
  iconEnd,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, full, className })}>
      {icon}
      <span>{children}</span>
      {iconEnd}
    </Link>
  );
}
