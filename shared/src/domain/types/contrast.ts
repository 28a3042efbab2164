/**
 * The background colours behind the logo, by colour scheme. They equal `--page` in
 * shared/src/ui/tokens.css.
 */
export const LOGO_GROUNDS = { light: '#fbfbfd', dark: '#0f1012' } as const;

/**
 * The minimum contrast ratio between a graphic and its background (WCAG 2.2, success criterion
 * 1.4.11).
 */
export const LEAST_GRAPHIC_CONTRAST = 3;

/**
 * Returns the contrast ratio of two colours such as `#0a5bd3`, from 1 to 21. The order of the
 * colours does not matter. Source: WCAG 2.2, "contrast ratio" and "relative luminance".
 */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Returns the colour schemes in which a logo of this colour has too little contrast, with the
 * contrast ratio.
 */
export function logoFaults(colour: string): { scheme: 'light' | 'dark'; ratio: number }[] {
  return (['light', 'dark'] as const)
    .map((scheme) => ({ scheme, ratio: contrast(colour, LOGO_GROUNDS[scheme]) }))
    .filter(({ ratio }) => ratio < LEAST_GRAPHIC_CONTRAST);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (share: number) =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
