import type { RepairModel } from '../types/device';

type Look = RepairModel['look'];

const macbook = (
  slug: string,
  name: string,
  group: string,
  basePrice: number,
  look: Look,
  aliases: string[] = [],
): RepairModel => ({
  device: 'macbook',
  slug,
  name: `MacBook ${name}`,
  aliases,
  group,
  basePrice,
  look,
});

const notch = (inches: number): Look => ({ front: 'notch', inches });
const full = (inches: number): Look => ({ front: 'full', inches });

/** The 17 listed MacBooks (section 2). Section 9 prices Pro 16, Pro 14 and Air; the 13 and 15-inch Pro take the Pro 14's. */
export const MACBOOK_MODELS: readonly RepairModel[] = [
  macbook('pro-16-m3-max', 'Pro 16-inch (M3 Max)', 'MacBook Pro, M3', 25000, notch(16), [
    'macbook-pro-16',
  ]),
  macbook('pro-16-m3-pro', 'Pro 16-inch (M3 Pro)', 'MacBook Pro, M3', 25000, notch(16)),
  macbook('pro-14-m3-max', 'Pro 14-inch (M3 Max)', 'MacBook Pro, M3', 22000, notch(14), [
    'macbook-pro-14',
  ]),
  macbook('pro-14-m3-pro', 'Pro 14-inch (M3 Pro)', 'MacBook Pro, M3', 22000, notch(14)),
  macbook('pro-16-m2-max', 'Pro 16-inch (M2 Max)', 'MacBook Pro, M2', 25000, notch(16)),
  macbook('pro-16-m2-pro', 'Pro 16-inch (M2 Pro)', 'MacBook Pro, M2', 25000, notch(16)),
  macbook('pro-14-m2-max', 'Pro 14-inch (M2 Max)', 'MacBook Pro, M2', 22000, notch(14)),
  macbook('pro-14-m2-pro', 'Pro 14-inch (M2 Pro)', 'MacBook Pro, M2', 22000, notch(14)),
  macbook('air-15-m2', 'Air 15-inch (M2)', 'MacBook Air', 18000, notch(15), ['macbook-air']),
  macbook('air-13-m2', 'Air 13-inch (M2)', 'MacBook Air', 18000, notch(13)),
  macbook('air-13-m1', 'Air 13-inch (M1)', 'MacBook Air', 18000, full(13)),
  macbook('pro-16-intel', 'Pro 16-inch (Intel)', 'Intel MacBooks', 25000, full(16)),
  macbook('pro-13-intel', 'Pro 13-inch (Intel)', 'Intel MacBooks', 22000, full(13)),
  macbook('air-13-intel', 'Air 13-inch (Intel)', 'Intel MacBooks', 18000, full(13)),
  macbook('pro-15-2019', 'Pro 15-inch (2019)', 'Intel MacBooks', 22000, full(15)),
  macbook('pro-13-2019', 'Pro 13-inch (2019)', 'Intel MacBooks', 22000, full(13)),
  macbook('air-13-2019', 'Air 13-inch (2019)', 'Intel MacBooks', 18000, full(13)),
];

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

/** The 14 listed iMacs (section 2). Section 9 prices the 24 and the 27-inch; the 21.5-inch takes the 24's. */
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
