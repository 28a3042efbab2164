import type { ReactNode } from 'react';
import { classes } from './classes';
import { AlertIcon, ErrorIcon, InfoIcon, SuccessIcon } from './icons';
import styles from './Notice.module.css';

export type NoticeTone = 'info' | 'warning' | 'success' | 'danger';

const ICONS: Record<NoticeTone, ReactNode> = {
  info: <InfoIcon />,
  warning: <AlertIcon />,
  success: <SuccessIcon />,
  danger: <ErrorIcon />,
};

type NoticeProps = {
  tone?: NoticeTone;
  title?: ReactNode;
  action?: ReactNode;
  /**
   * True if screen readers announce the notice when it appears. A `danger` notice interrupts them,
   * and others are read afterwards.
   */
  live?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A message inside the content of a page. */
export function Notice({ tone = 'info', title, action, live, className, children }: NoticeProps) {
  const liveRole = tone === 'danger' ? 'alert' : 'status';
  return (
    <div
      role={live ? liveRole : undefined}
      className={classes(styles.notice, styles[tone], className)}
    >
      <span className={styles.icon}>{ICONS[tone]}</span>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
