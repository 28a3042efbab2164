import * as z from 'zod/mini';

/**
 * The stages of a repair, in order. They say more than the five statuses. A booking has none until
 * the shop has the device. `unrepaired`: the customer gets the device back without a repair.
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
