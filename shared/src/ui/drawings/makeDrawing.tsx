import { useId, useMemo, type ReactNode } from 'react';
import { classes } from '../classes';
import { trustedMarkup } from '../trustedMarkup';
import styles from './Drawing.module.css';
import { markupOf, OWN_ID } from './markupOf';

/** Without a title a drawing is decoration, and screen readers skip it. */
export type DrawingProps = { title?: string | undefined; className?: string | undefined };

/**
 * Creates a drawing component from a picture. All drawings use a square of 240 units, so that they
 * line up in grids. A picture is a pure function of its look, which contains plain values. The
 * markup of each look is created once.
 */
export function makeDrawing<Look extends object>(picture: (look: Look) => ReactNode) {
  const made = new Map<string, string>();
  const markupFor = (look: Look) => {
    const key = JSON.stringify(look);
    const markup = made.get(key) ?? markupOf(picture(look));
    made.set(key, markup);
    return markup;
  };

  return function Drawing({ title, className, ...look }: DrawingProps & Look) {
    const id = useId();
    const shapes = markupFor(look as unknown as Look);
    // React rewrites the markup whenever this object changes, so the object stays the same as long
    // as the picture does.
    const markup = useMemo(
      () => ({ __html: trustedMarkup(shapes.replaceAll(OWN_ID, id)) }),
      [shapes, id],
    );
    return (
      <svg
        viewBox="0 0 240 240"
        fill="none"
        focusable="false"
        className={classes(styles.drawing, className)}
        {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
        dangerouslySetInnerHTML={markup}
      />
    );
  };
}
