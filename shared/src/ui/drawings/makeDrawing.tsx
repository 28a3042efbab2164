import { useId, useMemo, type ReactNode } from 'react';
import { classes } from '../classes';
import { trustedMarkup } from '../trustedMarkup';
import styles from './Drawing.module.css';
import { markupOf, OWN_ID } from './markupOf';

/** A drawing without a title is decoration, and screen readers skip it. */
export type DrawingProps = { title?: string | undefined; className?: string | undefined };

/**
 * Makes a drawing component from a picture. All drawings use a square of 240 units, so that they
 * line up in grids. A picture is a pure function of its look, which contains plain values. The
 * markup of each look is made once.
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
    // The object stays the same while the picture stays the same, because React would write the
    // markup of another object again.
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
