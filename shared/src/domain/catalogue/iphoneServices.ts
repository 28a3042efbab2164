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
import { IPHONE_MODELS } from './iphoneModels';
import { makeServices } from './makeServices';

export const IPHONE_SERVICES = makeServices('iphone', IPHONE_MODELS, [
  { issue: SCREEN, duration: '45-120 minutes' },
  { issue: BATTERY, duration: '30-60 minutes', prices: [80, 100, 120] },
  { issue: CAMERA, duration: '60-90 minutes', prices: [150, 180, 220] },
  { issue: HOUSING, duration: '60-120 minutes', prices: [120, 150, 180] },
  { issue: MOTHERBOARD, duration: '2-4 hours', prices: [200, 250, 300] },
  { issue: CHARGING, duration: '45-60 minutes', prices: [70, 90, 110] },
  { issue: SPEAKER, duration: '30-60 minutes', prices: [60, 80, 100] },
  { issue: WATER, duration: '24-48 hours', prices: [100, 130, 160] },
]);
