import type { ReactNode } from 'react';
import { classes } from './classes';
import { Heading, type HeadingLevel } from './Heading';
import { AlertIcon } from './icons';
import styles from './StateMessage.module.css';

type ErrorStateProps = {
  /** A short text that says what happened. */
  title: string;
  headingLevel?: HeadingLevel;
  icon?: ReactNode;
  /** What can solve the problem, such as a button for another attempt, a link or a phone number. */
  action?: ReactNode;
  className?: string;
  /** A text that says what still works, and what the visitor can do. */
  children?: ReactNode;
};

export function ErrorState({
  title,
  headingLevel = 2,
  icon = <AlertIcon />,
  action,
  className,
  children,
}: ErrorStateProps) {
  return (
    <div role="alert" className={classes(styles.state, className)}>
      <div className={classes(styles.icon, styles.trouble)}>{icon}</div>
      <Heading level={headingLevel} className={styles.title}>
        {title}
      </Heading>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
