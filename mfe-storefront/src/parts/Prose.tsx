import type { ReactNode } from 'react';
import { classes } from '@mcs-repairs/shared/ui/classes';
import styles from './Prose.module.css';

/** Running text: paragraphs, lists and headings at a readable width. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classes(styles.prose, className)}>{children}</div>;
}
