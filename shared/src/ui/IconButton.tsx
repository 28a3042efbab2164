import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonVariant } from './buttonClass';
import { classes } from './classes';
import styles from './Button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The name of the button, for screen readers. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
};

/** A round button with a size of 44 px. It shows only an icon. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={buttonClass({ variant, className: classes(styles.icon, className) })}
    >
      {icon}
    </button>
  );
}
