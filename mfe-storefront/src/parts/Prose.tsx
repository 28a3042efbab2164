import type { ReactNode } from 'react';
import { classes } from '@mcs-repairs/shared/ui/classes';
import styles from './Prose.module.css';

/** Shows a text with paragraphs, lists and headings at a width that is easy to read. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classes(styles.prose, className)}>{children}</div>;
}
