import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './Section.module.css';

type ContainerProps = { width?: 'content' | 'narrow'; className?: string; children: ReactNode };

/** Limits the width of its content to 1200 px (`narrow`: 640 px), with a margin at both sides. */
export function Container({ width = 'content', className, children }: ContainerProps) {
  return (
    <div className={classes(styles.container, width === 'narrow' && styles.narrow, className)}>
      {children}
    </div>
  );
}
