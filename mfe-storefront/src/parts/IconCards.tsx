import type { ReactNode } from 'react';
import { classes } from '@mcs-repairs/shared/ui/classes';
import styles from './IconCards.module.css';

export type IconCard = { id: string; icon: ReactNode; title: string; text: string };

type IconCardsProps = {
  cards: readonly IconCard[];
  /** The maximum number of cards in a row. */
  columns?: 3 | 4 | 5;
  /** Whether each card shows a number instead of an icon. Used for steps in an order. */
  numbered?: boolean;
};

/** Shows short facts side by side, each with an icon. */
export function IconCards({ cards, columns = 4, numbered = false }: IconCardsProps) {
  const widths = { 3: styles.three, 4: styles.four, 5: styles.five };
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={classes(styles.cards, widths[columns])}>
      {cards.map(({ id, icon, title, text }, position) => (
        <li key={id} className={styles.card}>
          <span className={styles.icon} aria-hidden="true">
            {numbered ? position + 1 : icon}
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </List>
  );
}
