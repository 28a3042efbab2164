import { CAMERA, MOTHERBOARD, SCREEN, WATER } from './commonIssues';
import { COOLING, MEMORY, POWER, STORAGE } from './furtherIssues';
import { IMAC_MODELS } from './imacModels';
import { makeServices } from './makeServices';

export const IMAC_SERVICES = makeServices('imac', IMAC_MODELS, [
  { issue: SCREEN, duration: '3-4 hours' },
  { issue: MOTHERBOARD, duration: '4-6 hours', prices: [35000, 42000, 50000] },
  { issue: POWER, duration: '2-3 hours', prices: [12000, 15000, 18000] },
  { issue: COOLING, duration: '2-3 hours', prices: [5000, 7000, 9000] },
  { issue: STORAGE, duration: '2-3 hours', prices: [10000, 14000, 18000] },
  { issue: MEMORY, duration: '1-2 hours', prices: [8000, 11000, 14000] },
  { issue: CAMERA, duration: '2-3 hours', prices: [6000, 8000, 10000] },
  { issue: WATER, duration: '24-48 hours', prices: [12000, 15000, 18000] },
]);
