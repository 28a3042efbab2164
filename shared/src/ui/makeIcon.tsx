import type { SVGAttributes } from 'react';
import { classes } from './classes';
import { trustedMarkup } from './trustedMarkup';

type IconProps = SVGAttributes<SVGSVGElement> & { size?: number | string };

/**
 * An icon of given shapes, as lucide-react makes one: the build writes `icons.ts` anew with this (shared/build/iconLoader.cjs), so
 * that an icon costs its shapes and one element. Decoration unless it has a label.
 */
export function makeIcon(shapes: string) {
  // Made once, and not before the first icon is shown: React would write another object's markup anew.
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
