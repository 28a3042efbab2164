import type { ReactNode } from 'react';
import { classes } from './classes';
import { ChevronDownIcon } from './icons';
import { Heading, type HeadingLevel } from './Heading';
import styles from './Disclosure.module.css';

type DisclosureProps = {
  title: ReactNode;
  /**
   * The level of the heading that contains the title. If it is missing, the title is no heading.
   */
  headingLevel?: HeadingLevel;
  /** What the right end of the title line shows, such as a number. */
  badge?: ReactNode;
  defaultOpen?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A part of a page that visitors can open and close. It is a `details` element, so it works without
 * JavaScript.
 */
export function Disclosure({
  title,
  headingLevel,
  badge,
  defaultOpen,
  id,
  className,
  children,
}: DisclosureProps) {
  return (
    <details id={id} open={defaultOpen} className={classes(styles.item, className)}>
      <summary className={styles.summary}>
        {headingLevel ? (
          <Heading level={headingLevel} className={classes(styles.title, styles.heading)}>
            {title}
          </Heading>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        {badge}
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
