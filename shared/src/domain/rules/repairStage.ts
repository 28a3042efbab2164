import type { Booking, BookingStatus } from '../types/booking';
import { STAGES, type Stage } from '../types/stage';
import { canReach, statusText } from './bookingStatus';

/** The status of section 4 that each stage belongs to: the device is there, it is worked on, the repair is done, or there was none. */
const STATUS_OF: Record<Stage, BookingStatus> = {
  received: 'confirmed',
  diagnosing: 'in_progress',
  waiting_customer: 'in_progress',
  waiting_parts: 'in_progress',
  repairing: 'in_progress',
  ready: 'completed',
  collected: 'completed',
  unrepaired: 'cancelled',
};

const LABELS: Record<Stage, string> = {
  received: 'Received',
  diagnosing: 'Diagnosing',
  waiting_customer: 'Waiting for customer',
  waiting_parts: 'Waiting for parts',
  repairing: 'Repairing',
  ready: 'Ready',
  collected: 'Collected',
  unrepaired: 'Unrepaired',
};

/** The status that a booking has while its repair is at this stage (decision 031). */
export const statusOfStage = (stage: Stage): BookingStatus => STATUS_OF[stage];

/** The stages of the board's columns, where the device is with the shop: all but collected. */
export const STAGES_IN_SHOP: readonly Stage[] = STAGES.filter((stage) => stage !== 'collected');

/** As staff read it: `Waiting for parts`. */
export const stageLabel = (stage: Stage): string => LABELS[stage];

/** Whether its customer, or the rider with the device, is still to come: it is open, and the device is not with the shop. */
export const isAwaited = ({ status, stage }: Pick<Booking, 'status' | 'stage'>): boolean =>
  (status === 'pending' || status === 'confirmed') && stage === undefined;

/** Whether the shop has the device and its repair is neither done nor given up. */
export const isOnBench = ({ status, stage }: Pick<Booking, 'status' | 'stage'>): boolean =>
  stage !== undefined && (status === 'confirmed' || status === 'in_progress');

/**
 * The stage after the status alone was changed: kept where it belongs to that status already. Started is on the bench, completed
 * is ready, and a device that is with the shop when its booking is cancelled goes back unrepaired.
 */
export function stageAfterStatus(
  before: Stage | undefined,
  status: BookingStatus,
): Stage | undefined {
  if (before && STATUS_OF[before] === status) return before;
  if (status === 'in_progress') return 'repairing';
  if (status === 'completed') return 'ready';
  if (status === 'cancelled' && before) return 'unrepaired';
  return undefined;
}

/**
 * Why staff may not bring a repair to a stage; null when they may. The status is guarded by its own graph, and what left the
 * shop moves no more. A device that goes back unrepaired may be collected; it stays unrepaired. One that was put on the bench
 * by mistake is only received again.
 */
export function stageRefusal(
  { status, stage, collectedAt }: Pick<Booking, 'status' | 'stage' | 'collectedAt'>,
  to: Stage,
): string | null {
  if (collectedAt) return 'This device was collected. Open its booking again first.';
  if (stage === to) return `This repair is at this stage already: ${stageLabel(to)}`;
  if (stage === 'unrepaired' && to === 'collected') return null;
  if (to === 'received' && status === 'in_progress') return null;
  if (canReach(status, STATUS_OF[to])) return null;
  const name = stageLabel(to).toLowerCase();
  return `A booking that is ${statusText(status)} cannot become ${name}. Open it again first.`;
}
