import * as z from 'zod/mini';

/**
 * The stages of a repair in order, more precise than the five statuses. A booking has none until
 * its device is in the shop. `unrepaired`: the device goes back, or went back, without a repair.
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
