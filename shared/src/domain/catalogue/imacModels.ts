import type { RepairModel } from '../types/device';

const imac = (
  slug: string,
  size: string,
  detail: string,
  basePrice: number,
  aliases: string[] = [],
): RepairModel => ({
  device: 'imac',
  slug,
  name: `iMac ${size}-inch (${detail})`,
  aliases,
  group: `iMac ${size}-inch`,
  basePrice,
  look: { front: 'full', inches: Number(size) },
});

/**
 * The 14 listed iMacs (specification, section 2). Section 9 has prices for the 24-inch and the
 * 27-inch. The 21.5-inch costs as much as the 24-inch.
 */
export const IMAC_MODELS: readonly RepairModel[] = [
  imac('24-m3', '24', 'M3', 35000, ['imac-24']),
  imac('24-m1', '24', 'M1', 35000),
  imac('27-2020', '27', '2020', 40000, ['imac-27']),
  imac('27-2019', '27', '2019', 40000),
  imac('27-2017', '27', '2017', 40000),
  imac('27-2015', '27', '2015', 40000),
  imac('27-2014', '27', '2014', 40000),
  imac('27-2013', '27', '2013', 40000),
  imac('21-5-2020', '21.5', '2020', 35000),
  imac('21-5-2019', '21.5', '2019', 35000),
  imac('21-5-2017', '21.5', '2017', 35000),
  imac('21-5-2015', '21.5', '2015', 35000),
  imac('21-5-2014', '21.5', '2014', 35000),
  imac('21-5-2013', '21.5', '2013', 35000),
];
