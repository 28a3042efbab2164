import type { ComponentProps } from 'react';
import { classes } from './classes';
import styles from './Card.module.css';

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  padding?: 'none' | 'small' | 'medium' | 'large';
  /** `plain` has a line and no shadow, `raised` a shadow, `tint` a quiet ground. Cards do not lie in cards. */
  look?: 'plain' | 'raised' | 'tint';
  /** Answers to the pointer: for a card whose whole face is one link. */
  interactive?: boolean;
};

export function Card({
  as: Element = 'div',
  padding = 'medium',
  look = 'plain',
  interactive,
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...(rest as object)}
      className={classes(
        styles.card,
        styles[look],
        styles[padding],
        interactive && styles.interactive,
        className,
      )}
    />
  );
}
