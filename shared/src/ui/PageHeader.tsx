import type { ReactNode } from 'react';
import { classes } from './classes';
import { Container } from './Container';
import { Heading } from './Heading';
import styles from './PageHeader.module.css';

type PageHeaderProps = {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  breadcrumbs?: ReactNode;
  actions?: ReactNode;
  align?: 'start' | 'center';
  width?: 'content' | 'narrow';
  className?: string;
};

/** The top of a page: its `h1` heading and its actions. */
export function PageHeader({
  title,
  eyebrow,
  lead,
  breadcrumbs,
  actions,
  align = 'start',
  width,
  className,
}: PageHeaderProps) {
  return (
    <div data-page-top="" className={classes(styles.header, className)}>
      <Container width={width}>
        {breadcrumbs}
        <div className={classes(styles.words, styles[align])}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <Heading level={1}>{title}</Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </Container>
    </div>
  );
}
