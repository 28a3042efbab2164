import type { RepairModel } from '../types/device';

const watch = (
  slug: string,
  name: string,
  group: string,
  basePrice: number,
  inches: number,
  aliases: string[] = [],
): RepairModel => ({
  device: 'watch',
  slug,
  name: `Apple Watch ${name}`,
  aliases,
  group: `Apple Watch ${group}`,
  basePrice,
  look: { front: 'full', inches },
});

const series = (number: number, inches: number, aliases?: string[]) =>
  watch(`series-${number}`, `Series ${number}`, 'Series', 6000, inches, aliases);

/**
 * The 12 listed Apple Watches (specification, section 2). Section 9 has prices for Ultra, Series 9
 * and SE. The other Series models cost as much as Series 9. The first Series costs as much as the
 * SE.
 */
export const WATCH_MODELS: readonly RepairModel[] = [
  series(9, 1.9, ['apple-watch-series-9']),
  series(8, 1.9),
  series(7, 1.9),
  series(6, 1.78),
  series(5, 1.78),
  series(4, 1.78),
  series(3, 1.65),
  series(2, 1.65),
  series(1, 1.65),
  watch('se-2nd', 'SE (2nd generation)', 'SE', 4000, 1.78, ['apple-watch-se']),
  watch('se-1st', 'SE (1st generation)', 'SE', 4000, 1.78),
  watch('1st-gen', '(1st generation)', '(1st generation)', 4000, 1.65),
];

/**
 * A model that no list contains, although its address is valid (specification, section 2). It has a
 * page (docs/conformance/readings.md, Model addresses).
 */
export const WATCH_ULTRA: RepairModel = watch('apple-watch-ultra', 'Ultra', 'Ultra', 8000, 1.92);

/**
 * The models with a page: first the Ultra, which no list contains (specification, section 2, known
 * slugs), then the listed models.
 */
export const WATCHES_WITH_PAGES: readonly RepairModel[] = [WATCH_ULTRA, ...WATCH_MODELS];
