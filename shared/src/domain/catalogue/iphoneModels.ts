import type { RepairModel } from '../types/device';

type Look = RepairModel['look'];
const island3 = (inches: number): Look => ({ cameras: 3, front: 'island', inches });
const island2 = (inches: number): Look => ({ cameras: 2, front: 'island', inches });
const notch3 = (inches: number): Look => ({ cameras: 3, front: 'notch', inches });
const notch2 = (inches: number): Look => ({ cameras: 2, front: 'notch', inches });

const iphone = (
  slug: string,
  name: string,
  group: string,
  basePrice: number,
  look: Look,
): RepairModel => ({
  device: 'iphone',
  slug,
  name: `iPhone ${name}`,
  aliases: [],
  group: `iPhone ${group}`,
  basePrice,
  look,
});

/**
 * The 27 listed iPhones. Their addresses come from section 2 of the specification, and their base
 * prices from section 9.
 */
export const IPHONE_MODELS: readonly RepairModel[] = [
  iphone('16-pro-max', '16 Pro Max', '16', 300, island3(6.9)),
  iphone('16-pro', '16 Pro', '16', 280, island3(6.3)),
  iphone('16-plus', '16 Plus', '16', 250, island2(6.7)),
  iphone('16', '16', '16', 220, island2(6.1)),
  iphone('15-pro-max', '15 Pro Max', '15', 280, island3(6.7)),
  iphone('15-pro', '15 Pro', '15', 260, island3(6.1)),
  iphone('15-plus', '15 Plus', '15', 240, island2(6.7)),
  iphone('15', '15', '15', 200, island2(6.1)),
  iphone('14-pro-max', '14 Pro Max', '14', 250, island3(6.7)),
  iphone('14-pro', '14 Pro', '14', 230, island3(6.1)),
  iphone('14-plus', '14 Plus', '14', 210, notch2(6.7)),
  iphone('14', '14', '14', 180, notch2(6.1)),
  iphone('13-pro-max', '13 Pro Max', '13', 220, notch3(6.7)),
  iphone('13-pro', '13 Pro', '13', 200, notch3(6.1)),
  iphone('13', '13', '13', 170, notch2(6.1)),
  iphone('13-mini', '13 mini', '13', 150, notch2(5.4)),
  iphone('12-pro-max', '12 Pro Max', '12', 200, notch3(6.7)),
  iphone('12-pro', '12 Pro', '12', 180, notch3(6.1)),
  iphone('12', '12', '12', 150, notch2(6.1)),
  iphone('12-mini', '12 mini', '12', 130, notch2(5.4)),
  iphone('11-pro-max', '11 Pro Max', '11', 180, notch3(6.5)),
  iphone('11-pro', '11 Pro', '11', 160, notch3(5.8)),
  iphone('11', '11', '11', 130, notch2(6.1)),
  iphone('xs-max', 'XS Max', 'X', 160, notch2(6.5)),
  iphone('xs', 'XS', 'X', 140, notch2(5.8)),
  iphone('xr', 'XR', 'X', 120, { cameras: 1, front: 'notch', inches: 6.1 }),
  iphone('x', 'X', 'X', 110, notch2(5.8)),
];
