import type { ComponentProps } from 'react';
import { classes } from './classes';
import { Container } from './Container';
import styles from './Section.module.css';

export type BandProps = ComponentProps<'section'> & {
  ground?: 'page' | 'raised' | 'surface';
  width?: 'content' | 'narrow';
};

/** A part of a page with the site's vertical spacing and without a heading of its own. */
export function Band({ ground = 'page', width, className, children, ...rest }: BandProps) {
  return (
    <section {...rest} className={classes(styles.section, styles[ground], className)}>
      <Container width={width}>{children}</Container>
    </section>
  );
}
