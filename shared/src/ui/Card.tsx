import type { ComponentProps } from 'react';
import { classes } from './classes';
import styles from './Card.module.css';

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  padding?: 'none' | 'small' | 'medium' | 'large';
  /**
   * The look of a card: `plain` has a border, `raised` a shadow, and `tint` a light background. A
   * card must not contain another card.
   */
  look?: 'plain' | 'raised' | 'tint';
  /** True if the card reacts to the pointer, because the whole card is a link. */
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
