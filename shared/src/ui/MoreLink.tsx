import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classes } from './classes';
import { ArrowRightIcon } from './icons';
import styles from './MoreLink.module.css';

/** A link to more content with an arrow, such as "See all repairs". */
export function MoreLink({ className, children, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classes(styles.link, className)}>
      {children}
      <ArrowRightIcon className={styles.arrow} />
    </Link>
  );
}
