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

/**
 * The 17 listed MacBooks (specification, section 2). Section 9 has prices for the Pro 16, the Pro
 * 14 and the Air. The 13-inch and the 15-inch Pro cost as much as the Pro 14.
 */
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
