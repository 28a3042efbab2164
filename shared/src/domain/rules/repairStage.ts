import type { Booking, BookingStatus } from '../types/booking';
import { STAGES, type Stage } from '../types/stage';
import { canReach, statusText } from './bookingStatus';

/**
 * The status of each stage (specification, section 4): the device is in the shop, in repair,
 * repaired, or goes back unrepaired.
 */
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

/**
 * Returns the status that a booking has while its repair is at this stage (decisions 031 and 055).
 */
export const statusOfStage = (stage: Stage): BookingStatus => STATUS_OF[stage];

/** The stages of the board's columns, for devices in the shop: all except collected. */
export const STAGES_IN_SHOP: readonly Stage[] = STAGES.filter((stage) => stage !== 'collected');

/** Returns the stage's name for staff: `Waiting for parts`. */
export const stageLabel = (stage: Stage): string => LABELS[stage];

/**
 * Returns whether the shop still expects the customer or the rider: the booking is open and the
 * device is not in the shop.
 */
export const isAwaited = ({ status, stage }: Pick<Booking, 'status' | 'stage'>): boolean =>
  (status === 'pending' || status === 'confirmed') && stage === undefined;

/** Returns whether the shop has the device and its repair is neither completed nor cancelled. */
export const isInRepair = ({ status, stage }: Pick<Booking, 'status' | 'stage'>): boolean =>
  stage !== undefined && (status === 'confirmed' || status === 'in_progress');

/**
 * Returns the stage after a change of only the status. A stage that belongs to the new status
 * stays. Otherwise in progress becomes repairing, and completed becomes ready. If a booking is
 * cancelled while its device is in the shop, the device goes back unrepaired.
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
 * Returns the reason why staff may not set a repair to a stage. Null if they may. The allowed
 * changes of status also apply, and a collected device no longer changes. An unrepaired device may
 * be collected and stays unrepaired. A repair that was started by mistake can go back only to
 * received.
 */
export function stageRefusal(
  { status, stage, collectedAt }: Pick<Booking, 'status' | 'stage' | 'collectedAt'>,
  to: Stage,
): string | null {
  if (collectedAt) return 'This device was collected. Reopen the booking first.';
  if (stage === to) return `The repair is already at this stage: ${stageLabel(to)}`;
  if (stage === 'unrepaired' && to === 'collected') return null;
  if (to === 'received' && status === 'in_progress') return null;
  if (canReach(status, STATUS_OF[to])) return null;
  const name = stageLabel(to).toLowerCase();
  return `A booking that is ${statusText(status)} cannot become ${name}. Reopen it first.`;
}
