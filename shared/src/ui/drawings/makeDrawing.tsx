import { useId, useMemo, type ReactNode } from 'react';
import { classes } from '../classes';
import { trustedMarkup } from '../trustedMarkup';
import styles from './Drawing.module.css';
import { markupOf, OWN_ID } from './markupOf';

/** With a title, the drawing is an image with this name. Without one, screen readers ignore it. */
export type DrawingProps = { title?: string | undefined; className?: string | undefined };

/**
 * Creates a component from a drawing. All drawings measure 240 by 240 units, so that they line up
 * in grids. `picture` must depend only on `look`, and `look` must contain only plain values. The
 * HTML of each look is created once. `floor` names the height on which the device stands, if that is
 * not the usual one. Drawing.module.css translates it into `--floor`.
 */
export function makeDrawing<Look extends object>(
  picture: (look: Look) => ReactNode,
  floor?: 'laptop' | 'desk' | 'watch',
) {
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
    // React writes the HTML into the page each time that this object changes. It therefore changes
    // only with the picture.
    const markup = useMemo(
      () => ({ __html: trustedMarkup(shapes.replaceAll(OWN_ID, id)) }),
      [shapes, id],
    );
    return (
      <svg
        viewBox="0 0 240 240"
        fill="none"
        focusable="false"
        className={classes(styles.drawing, floor && styles[floor], className)}
        {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
        dangerouslySetInnerHTML={markup}
      />
    );
  };
}
