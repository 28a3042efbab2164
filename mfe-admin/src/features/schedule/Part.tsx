import type { ReactNode } from 'react';
import { classes } from '@mcs-repairs/shared/ui/classes';
import styles from './Schedule.module.css';

type PartProps = { id: string; title: string; wide?: boolean; children: ReactNode };

export function Part({ id, title, wide, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={classes(styles.part, wide && styles.wide)}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
