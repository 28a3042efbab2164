import type { SVGAttributes } from 'react';
import { classes } from './classes';
import { trustedMarkup } from './trustedMarkup';

type IconProps = SVGAttributes<SVGSVGElement> & { size?: number | string };

/**
 * Creates an icon from shapes, with the markup of lucide-react. The build rewrites `icons.ts` with
 * this function (shared/build/iconLoader.cjs), so that an icon adds only its shapes to a bundle.
 * Without a label an icon is decoration.
 */
export function makeIcon(shapes: string) {
  // React rewrites the markup whenever this object changes, so the object is created once, when the
  // icon first appears.
  let markup: { __html: string | TrustedHTML } | undefined;
  return function Icon({ size = 24, className, ...rest }: IconProps) {
    markup ??= { __html: trustedMarkup(shapes) };
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={classes('lucide', className)}
        {...('aria-label' in rest ? {} : { 'aria-hidden': true })}
        {...rest}
        dangerouslySetInnerHTML={markup}
      />
    );
  };
}
