import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './Section.module.css';

type ContainerProps = { width?: 'content' | 'narrow'; className?: string; children: ReactNode };

/** The site's column: 1200 px at most (`narrow`: 640 px) with gutters. */
export function Container({ width = 'content', className, children }: ContainerProps) {
  return (
    <div className={classes(styles.container, width === 'narrow' && styles.narrow, className)}>
      {children}
    </div>
  );
}
