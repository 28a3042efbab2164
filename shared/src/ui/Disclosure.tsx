import type { ReactNode } from 'react';
import { classes } from './classes';
import { ChevronDownIcon } from './icons';
import styles from './Accordion.module.css';

type DisclosureProps = {
  title: ReactNode;
  /** At the right of the title, such as a count. */
  badge?: ReactNode;
  defaultOpen?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A part that opens and closes: the browser's own `details`, which works before and without scripts. */
export function Disclosure({
  title,
  badge,
  defaultOpen,
  id,
  className,
  children,
}: DisclosureProps) {
  return (
    <details id={id} open={defaultOpen} className={classes(styles.item, className)}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {badge}
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
