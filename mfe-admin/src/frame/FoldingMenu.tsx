import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { useFolding } from '@mcs-repairs/shared/ui/useFolding';
import styles from './FoldingMenu.module.css';

type FoldingMenuProps = { summary: ReactNode; className?: string; children: ReactNode };

/** A menu that also opens without JavaScript. It is a `details` element. */
export function FoldingMenu({ summary, className, children }: FoldingMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const { close, closeWhenLeft } = useFolding(menu, menu);
  useEffect(() => void close(), [close, pathname]);
  return (
    <details ref={menu} className={classes(styles.menu, className)} onBlur={closeWhenLeft}>
      {summary}
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
