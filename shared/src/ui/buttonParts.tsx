import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass';

/** What a link that looks like a button is given beside its own properties. */
export type ButtonParts = ButtonLook & {
  icon?: ReactNode;
  iconEnd?: ReactNode;
  children?: ReactNode;
};

/** The same properties as the link takes them: its look as a class, its icons as content. */
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
