import type { SVGAttributes } from 'react';
import { classes } from './classes';
import { trustedMarkup } from './trustedMarkup';

type IconProps = SVGAttributes<SVGSVGElement> & { size?: number | string };

/**
 * An icon of given shapes, with the markup of lucide-react. The build rewrites `icons.ts` with this
 * function (shared/build/iconLoader.cjs), so an icon costs only its shapes and one element. It is
 * decoration unless it has a label.
 */
export function makeIcon(shapes: string) {
  // Made once, when the first icon is shown: React would rewrite the markup of another object.
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
