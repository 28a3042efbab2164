import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass';

/** The properties of a link that looks like a button, in addition to the link's own. */
export type ButtonParts = ButtonLook & {
  icon?: ReactNode;
  iconEnd?: ReactNode;
  children?: ReactNode;
};

/**
 * Converts these properties to those of the link: the look becomes a class, and the icons become
 * content.
 */
export function buttonParts<Own extends ButtonParts>({
  variant,
  size,
  full,
  className,
  icon,
  iconEnd,
  children,
  ...rest
}: Own) {
  return {
    ...rest,
    className: buttonClass({ variant, size, full, className }),
    children: (
      <>
        {icon}
        <span>{children}</span>
        {iconEnd}
      </>
    ),
  };
}
