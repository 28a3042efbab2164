import type { ReactNode } from 'react';
import styles from './Part.module.css';

type PartProps = { id: string; title: string; children: ReactNode };

/** A card with a heading. `id` is the id of the heading. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
