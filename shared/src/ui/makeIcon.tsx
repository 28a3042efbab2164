import type { SVGAttributes } from 'react';
import { classes } from './classes';
import { trustedMarkup } from './trustedMarkup';

type IconProps = SVGAttributes<SVGSVGElement> & { size?: number | string };

/**
 * Creates an icon from its shapes. The markup is the same as that of lucide-react. The build
 * rewrites `icons.ts` so that it calls this function (shared/build/iconLoader.cjs). A bundle then
 * contains only the shapes of its icons. Screen readers ignore an icon without a label.
 */
export function makeIcon(shapes: string) {
  // When this object changes, React writes the markup into the page again. So it is created only
  // once, when the icon first appears.
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
