import {
  BATTERY,
  CAMERA,
  CHARGING,
  HOUSING,
  MOTHERBOARD,
  SCREEN,
  SPEAKER,
  WATER,
} from './commonIssues';
import { IPAD_MODELS } from './ipadModels';
import { makeServices } from './makeServices';

export const IPAD_SERVICES = makeServices('ipad', IPAD_MODELS, [
  { issue: SCREEN, duration: '60-90 minutes' },
  { issue: BATTERY, duration: '45-75 minutes', prices: [5000, 6000, 7000] },
  { issue: CAMERA, duration: '90-120 minutes', prices: [4000, 5000, 6000] },
  { issue: HOUSING, duration: '2-4 hours', prices: [6000, 7500, 9000] },
  { issue: MOTHERBOARD, duration: '1-2 days', prices: [12000, 15000, 18000] },
  { issue: CHARGING, duration: '60-90 minutes', prices: [3500, 4500, 5500] },
  { issue: SPEAKER, duration: '60-90 minutes', prices: [3000, 4000, 5000] },
  { issue: WATER, duration: '2-4 hours', prices: [5000, 7000, 9000] },
]);
