import { BATTERY, CHARGING, MOTHERBOARD, SCREEN, SPEAKER, WATER } from './commonIssues';
import { KEYBOARD, TRACKPAD } from './furtherIssues';
import { LAPTOP_BRANDS } from './laptopBrands';
import { makeServices } from './makeServices';

export const LAPTOP_SERVICES = makeServices('laptop', LAPTOP_BRANDS, [
  { issue: SCREEN, duration: '1-2 hours' },
  { issue: BATTERY, duration: '30-45 minutes', prices: [8000, 10000, 12000] },
  { issue: KEYBOARD, duration: '45-60 minutes', prices: [6000, 8000, 10000] },
  { issue: TRACKPAD, duration: '45-60 minutes', prices: [5000, 6500, 8000] },
  { issue: MOTHERBOARD, duration: '2-4 hours', prices: [20000, 25000, 30000] },
  { issue: CHARGING, duration: '1-2 hours', prices: [4000, 5500, 7000] },
  { issue: SPEAKER, duration: '45-60 minutes', prices: [3000, 4000, 5000] },
  { issue: WATER, duration: '24-48 hours', prices: [8000, 10000, 12000] },
]);
