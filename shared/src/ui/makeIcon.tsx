import type { SVGAttributes } from 'react';
import { classes } from './classes';
import { trustedMarkup } from './trustedMarkup';

type IconProps = SVGAttributes<SVGSVGElement> & { size?: number | string };

/**
 * Makes an icon from shapes, with the markup of lucide-react. The build rewrites `icons.ts` with
 * this function (shared/build/iconLoader.cjs), so that an icon costs only its shapes and one
 * element. It is decoration unless it has a label.
 */
export function makeIcon(shapes: string) {
  // The markup is made once, when the first icon is shown, because React would write the markup of
  // another object again.
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
