import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass';

/** The properties of a link that looks like a button, besides those of every link. */
export type ButtonParts = ButtonLook & {
  icon?: ReactNode;
  iconEnd?: ReactNode;
  children?: ReactNode;
};

/**
 * Converts these properties to those of a link: the look becomes a class name, and the icons become
 * children.
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
