import type { ComponentProps } from 'react';
import { classes } from './classes';
import { Container } from './Container';
import styles from './Section.module.css';

export type BandProps = ComponentProps<'section'> & {
  ground?: 'page' | 'raised' | 'surface';
  width?: 'content' | 'narrow';
};

/** A part of a page with the usual vertical spacing, but without a heading. */
export function Band({ ground = 'page', width, className, children, ...rest }: BandProps) {
  return (
    <section {...rest} className={classes(styles.section, styles[ground], className)}>
      <Container width={width}>{children}</Container>
    </section>
  );
}
