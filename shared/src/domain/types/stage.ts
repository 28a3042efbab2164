import * as z from 'zod/mini';

/**
 * Where a repair is, finer than the five statuses, in the order of the bench. A booking has none until its device is with the
 * shop. `unrepaired`: it goes back, or went back, as it came.
 */
export const STAGES = [
  'received',
  'diagnosing',
  'waiting_customer',
  'waiting_parts',
  'repairing',
  'ready',
  'collected',
  'unrepaired',
] as const;
export const stageSchema = z.enum(STAGES);
export type Stage = z.infer<typeof stageSchema>;
