import { BATTERY, CHARGING, MOTHERBOARD, SCREEN, SPEAKER, WATER } from './commonIssues';
import { KEYBOARD, TRACKPAD } from './furtherIssues';
import { MACBOOK_MODELS } from './macbookModels';
import { makeServices } from './makeServices';

export const MACBOOK_SERVICES = makeServices('macbook', MACBOOK_MODELS, [
  { issue: SCREEN, duration: '2-3 hours' },
  { issue: BATTERY, duration: '1-2 hours', prices: [12000, 15000, 18000] },
  { issue: KEYBOARD, duration: '1-2 hours', prices: [10000, 13000, 16000] },
  { issue: TRACKPAD, duration: '1-2 hours', prices: [8000, 10000, 12000] },
  { issue: MOTHERBOARD, duration: '3-5 hours', prices: [30000, 38000, 45000] },
  { issue: CHARGING, duration: '1-2 hours', prices: [6000, 8000, 10000] },
  { issue: SPEAKER, duration: '1-2 hours', prices: [6000, 7500, 9000] },
  { issue: WATER, duration: '24-48 hours', prices: [10000, 13000, 16000] },
]);
