import { useId, type ReactNode } from 'react';
import { Band, type BandProps } from './Band';
import { classes } from './classes';
import { Heading, type HeadingLevel } from './Heading';
import styles from './Section.module.css';

type SectionProps = {
  heading?: ReactNode;
  headingLevel?: HeadingLevel;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /**
   * A link to all items, or a choice of the sort order. On wide screens, it is to the right of the
   * heading.
   */
  action?: ReactNode;
  align?: 'start' | 'center';
  ground?: BandProps['ground'];
  width?: BandProps['width'];
  /** True to halve the space above and below, for sections that belong together. */
  compact?: boolean;
  id?: string;
  className?: string;
  children?: ReactNode;
};

/** A part of a page with the usual vertical spacing. Screen readers use its heading as its name. */
export function Section({
  heading,
  headingLevel = 2,
  eyebrow,
  lead,
  action,
  align = 'start',
  ground,
  width,
  compact,
  id,
  className,
  children,
}: SectionProps) {
  const headingId = useId();
  return (
    <Band
      id={id}
      ground={ground}
      width={width}
      aria-labelledby={heading ? headingId : undefined}
      className={classes(compact && styles.compact, className)}
    >
      {heading && (
        <div className={classes(styles.top, styles[align])}>
          <div className={styles.words}>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <Heading level={headingLevel} id={headingId}>
              {heading}
            </Heading>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {action && <div className={styles.action}>{action}</div>}
        </div>
      )}
      {children}
    </Band>
  );
}
