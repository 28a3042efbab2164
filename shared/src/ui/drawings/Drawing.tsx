import { useId, type ComponentProps } from 'react';
import { classes } from '../classes';
import styles from './Drawing.module.css';

/** A drawing without a title is decoration: it is not read out. */
export type DrawingProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> & {
  title?: string;
};

/** The sheet of every drawing: a square of 240 units, so that drawings line up in grids. */
export function Drawing({
  title,
  className,
  children,
  ...rest
}: ComponentProps<'svg'> & DrawingProps) {
  const titleId = useId();
  return (
    <svg
      {...rest}
      viewBox="0 0 240 240"
      fill="none"
      focusable="false"
      className={classes(styles.drawing, className)}
      {...(title ? { role: 'img', 'aria-labelledby': titleId } : { 'aria-hidden': true })}
    >
      {title && <title id={titleId}>{title}</title>}
      {children}
    </svg>
  );
}
