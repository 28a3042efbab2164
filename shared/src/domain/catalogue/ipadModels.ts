import type { RepairModel } from '../types/device';

type Look = RepairModel['look'];
const full = (inches: number, cameras: 1 | 2 = 1): Look => ({ cameras, front: 'full', inches });
const button = (inches: number): Look => ({ cameras: 1, front: 'button', inches });

const ipad = (
  slug: string,
  name: string,
  group: string,
  basePrice: number,
  look: Look,
  aliases: string[] = [],
): RepairModel => ({
  device: 'ipad',
  slug,
  name: `iPad ${name}`,
  aliases,
  group,
  basePrice,
  look,
});

const pro12 = (slug: string, generation: string, look: Look, aliases?: string[]) =>
  ipad(
    slug,
    `Pro 12.9-inch (${generation} generation)`,
    'iPad Pro 12.9-inch',
    12000,
    look,
    aliases,
  );
const pro11 = (slug: string, generation: string, look: Look, aliases?: string[]) =>
  ipad(slug, `Pro 11-inch (${generation} generation)`, 'iPad Pro 11-inch', 10000, look, aliases);
const air = (slug: string, name: string, look: Look, aliases?: string[]) =>
  ipad(slug, name, 'iPad Air', 8000, look, aliases);

/**
 * The 18 listed iPads (specification, section 2). Section 9 has prices for the Pro 12.9, the Pro 11
 * and the Air. The iPad and the mini cost as much as the Air.
 */
export const IPAD_MODELS: readonly RepairModel[] = [
  pro12('pro-12-9-6th', '6th', full(12.9, 2), ['ipad-pro-12-9']),
  pro12('pro-12-9-5th', '5th', full(12.9, 2)),
  pro12('pro-12-9-4th', '4th', full(12.9, 2)),
  pro12('pro-12-9-3rd', '3rd', full(12.9)),
  pro11('pro-11-4th', '4th', full(11, 2), ['ipad-pro-11']),
  pro11('pro-11-3rd', '3rd', full(11, 2)),
  pro11('pro-11-2nd', '2nd', full(11, 2)),
  pro11('pro-11-1st', '1st', full(11)),
  air('air-5th', 'Air (5th generation)', full(10.9), ['ipad-air']),
  air('air-4th', 'Air (4th generation)', full(10.9)),
  air('air-3rd', 'Air (3rd generation)', button(10.5)),
  air('air-2', 'Air 2', button(9.7)),
  air('air-1st', 'Air (1st generation)', button(9.7)),
  ipad('10th', '(10th generation)', 'iPad', 8000, full(10.9)),
  ipad('9th', '(9th generation)', 'iPad', 8000, button(10.2)),
  ipad('8th', '(8th generation)', 'iPad', 8000, button(10.2)),
  ipad('mini-6th', 'mini (6th generation)', 'iPad mini', 8000, full(8.3)),
  ipad('mini-5th', 'mini (5th generation)', 'iPad mini', 8000, button(7.9)),
];
