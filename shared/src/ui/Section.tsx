import { useId, type ReactNode } from 'react';
import { classes } from './classes';
import { Container } from './Container';
import { Heading, type HeadingLevel } from './Heading';
import styles from './Section.module.css';

type SectionProps = {
  heading?: ReactNode;
  headingLevel?: HeadingLevel;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** A link to all items, or a sort order. On wide screens it is to the right of the heading. */
  action?: ReactNode;
  align?: 'start' | 'center';
  ground?: 'page' | 'raised' | 'surface';
  width?: 'content' | 'narrow';
  /** Whether the spacing is halved, for sections that belong together. */
  compact?: boolean;
  id?: string;
  className?: string;
  children?: ReactNode;
};

/** A part of a page with the site's vertical spacing, named by its heading. */
export function Section({
  heading,
  headingLevel = 2,
  eyebrow,
  lead,
  action,
  align = 'start',
  ground = 'page',
  width,
  compact,
  id,
  className,
  children,
}: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading ? headingId : undefined}
      className={classes(styles.section, styles[ground], compact && styles.compact, className)}
    >
      <Container width={width}>
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
      </Container>
    </section>
  );
}
