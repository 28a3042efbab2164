import type { ShopUnit } from '@mcs-repairs/shared/domain/types/goods';
import type { LaptopProps } from '@mcs-repairs/shared/ui/drawings/Laptop';
import type { Tone } from '@mcs-repairs/shared/ui/drawings/Metal';
import type { PhoneProps } from '@mcs-repairs/shared/ui/drawings/Phone';
import type { TabletProps } from '@mcs-repairs/shared/ui/drawings/Tablet';

/** The look of each device in its drawing, by id: cameras, front, size and colour. */
export const MACBOOK_LOOKS: Record<string, LaptopProps> = {
  mb8: { inches: 16, tone: 'dark' },
  mb7: { inches: 14, tone: 'light' },
  mb6: { inches: 13, tone: 'dark' },
  mb5: { inches: 15, tone: 'gold' },
  mb4: { front: 'full', inches: 13, tone: 'light' },
  mb3: { inches: 13, tone: 'blue' },
  mb2: { front: 'full', inches: 13, tone: 'dark' },
  mb1: { front: 'full', inches: 13, tone: 'gold' },
};

export const IPHONE_LOOKS: Record<string, PhoneProps> = {
  'phone-6': { cameras: 3, inches: 6.9, tone: 'gold' },
  'phone-5': { cameras: 3, inches: 6.3, tone: 'light' },
  'phone-4': { cameras: 3, inches: 6.7, tone: 'dark' },
  'phone-3': { cameras: 2, inches: 6.1, tone: 'blue' },
  'phone-2': { cameras: 3, inches: 6.1, tone: 'dark' },
  'phone-1': { cameras: 2, front: 'notch', inches: 6.1, tone: 'green' },
};

export const IPAD_LOOKS: Record<string, TabletProps> = {
  'tablet-4': { side: 'pair', cameras: 2, inches: 12.9, tone: 'dark' },
  'tablet-3': { side: 'pair', cameras: 2, inches: 11, tone: 'light' },
  'tablet-2': { side: 'pair', cameras: 1, inches: 10.9, tone: 'blue' },
  'tablet-1': { side: 'pair', cameras: 1, inches: 10.9, tone: 'gold' },
};

/** Words in the names of colours. The first match decides, so "Midnight Green" is green. */
const TONES: readonly (readonly [words: RegExp, tone: Tone])[] = [
  [/green|teal|sage/i, 'green'],
  [/blue|purple|lavender|ultramarine/i, 'blue'],
  [/black|midnight|gr[ae]y|graphite/i, 'dark'],
  [/gold|starlight|pink|desert|natural|yellow|orange|coral/i, 'gold'],
];

const toneOf = ({ colour, name }: ShopUnit): Tone =>
  TONES.find(([words]) => words.test(colour || name))?.[1] ?? 'light';

const inchesIn = (name: string, size: RegExp) => {
  const found = size.exec(name);
  return found ? Number(found[0]) : undefined;
};

/** The look of a unit in its drawing. Only its name, chip and colour tell what it looks like. */
export const macbookLook = (unit: ShopUnit): LaptopProps => ({
  // Before the M2, only the larger MacBook Pro had a notch. The 13-inch MacBook Pro never had one.
  front: /Intel|i\d|M1(?! (Pro|Max))|Pro 13/i.test(`${unit.name} ${unit.chip}`) ? 'full' : 'notch',
  inches: inchesIn(unit.name, /\b1[1-7]\b/) ?? 13,
  tone: toneOf(unit),
});

export const iphoneLook = (unit: ShopUnit): PhoneProps => ({
  cameras: /Pro/.test(unit.name) ? 3 : /SE|XR|Air|16e/.test(unit.name) ? 1 : 2,
  inches: /Max|Plus/.test(unit.name) ? 6.7 : /mini|SE/.test(unit.name) ? 5.4 : 6.1,
  tone: toneOf(unit),
});

export const ipadLook = (unit: ShopUnit): TabletProps => ({
  side: 'pair',
  cameras: /Pro/.test(unit.name) ? 2 : 1,
  inches: inchesIn(unit.name, /\b(8\.3|7\.9|9\.7|10\.\d|11|12\.9|13)\b/) ?? 10.9,
  tone: toneOf(unit),
});
