import type { ReactNode } from 'react';
import styles from './Part.module.css';

type PartProps = { id: string; title: string; children: ReactNode };

/** A card with a heading. The heading has the id `id`. */
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
