import type { ReactNode } from 'react';
import { classes } from './classes';
import { Container } from './Container';
import { Heading } from './Heading';
import styles from './Hero.module.css';

type HeroProps = {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  breadcrumbs?: ReactNode;
  actions?: ReactNode;
  /** The picture: beside the text on wide screens, and below it on phones. */
  picture?: ReactNode;
  className?: string;
};

/** The large first part of a page, with a picture. */
export function Hero({
  title,
  eyebrow,
  lead,
  breadcrumbs,
  actions,
  picture,
  className,
}: HeroProps) {
  return (
    <div data-page-top="" className={classes(styles.hero, className)}>
      <Container>
        {breadcrumbs}
        <div className={classes(styles.layout, picture ? styles.withPicture : undefined)}>
          <div className={styles.words}>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <Heading level={1} className={styles.title}>
              {title}
            </Heading>
            {lead && <p className={styles.lead}>{lead}</p>}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
          {picture && <div className={styles.picture}>{picture}</div>}
        </div>
      </Container>
    </div>
  );
}
