import { BATTERY, CHARGING, SCREEN, SPEAKER, WATER } from './commonIssues';
import { BAND, CROWN, SENSOR } from './furtherIssues';
import { makeServices } from './makeServices';
import { WATCH_MODELS } from './watchModels';

export const WATCH_SERVICES = makeServices('watch', WATCH_MODELS, [
  { issue: SCREEN, duration: '30-45 minutes' },
  { issue: BATTERY, duration: '20-30 minutes', prices: [3000, 4000, 5000] },
  { issue: CROWN, duration: '15-30 minutes', prices: [2500, 3500, 4500] },
  { issue: BAND, duration: '15-30 minutes', prices: [1500, 2500, 3500] },
  { issue: SPEAKER, duration: '30-45 minutes', prices: [2500, 3500, 4500] },
  { issue: WATER, duration: '2-3 days', prices: [4000, 5000, 6000] },
  { issue: CHARGING, duration: '30-45 minutes', prices: [3000, 4000, 5000] },
  { issue: SENSOR, duration: '30-45 minutes', prices: [3500, 4500, 5500] },
]);
