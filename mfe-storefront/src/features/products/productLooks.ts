import type { LaptopProps } from '@mcs-repairs/shared/ui/drawings/Laptop';
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
