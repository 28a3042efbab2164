import { classes } from './classes';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'tint' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/**
 * The look of a button, for any element that renders it. `full` makes the button as wide as its
 * container.
 */
export type ButtonLook = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
  className?: string;
};

export function buttonClass({ variant = 'primary', size = 'medium', full, className }: ButtonLook) {
  return classes(styles.button, styles[variant], styles[size], full && styles.full, className);
}
