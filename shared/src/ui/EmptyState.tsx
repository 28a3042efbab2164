import type { ReactNode } from 'react';
import { classes } from './classes';
import { Heading, type HeadingLevel } from './Heading';
import styles from './StateMessage.module.css';

type EmptyStateProps = {
  title: string;
  headingLevel?: HeadingLevel;
  icon?: ReactNode;
  /** A drawing that is shown in place of the icon. */
  picture?: ReactNode;
  action?: ReactNode;
  className?: string;
  /** A text that says what the visitor can do next. */
  children?: ReactNode;
};

export function EmptyState({
  title,
  headingLevel = 2,
  icon,
  picture,
  action,
  className,
  children,
}: EmptyStateProps) {
  return (
    <div data-empty="" className={classes(styles.state, className)}>
      {picture ? (
        <div className={styles.picture}>{picture}</div>
      ) : (
        icon && <div className={styles.icon}>{icon}</div>
      )}
      <Heading level={headingLevel} className={styles.title}>
        {title}
      </Heading>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
