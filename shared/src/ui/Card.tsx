import type { ComponentProps } from 'react';
import { classes } from './classes';
import styles from './Card.module.css';

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  padding?: 'none' | 'small' | 'medium' | 'large';
  /**
   * The look of the card: `plain` has a border, `raised` has a shadow, and `tint` has a light
   * background. Never put a card into a card.
   */
  look?: 'plain' | 'raised' | 'tint';
  /** Whether the card reacts to the pointer. Use it for a card that is a single link. */
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
