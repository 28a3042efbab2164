import type { Booking, BookingStatus } from '../types/booking';
import { STAGES, type Stage } from '../types/stage';
import { canReach, statusText } from './bookingStatus';

/** The status of a booking for each stage of its repair (specification, section 4). */
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

/** Returns the status of a booking whose repair is at this stage (docs/decisions/031 and 055). */
export const statusOfStage = (stage: Stage): BookingStatus => STATUS_OF[stage];

/**
 * The stages that the board shows as columns. The board shows devices in the shop, so `collected`
 * is missing.
 */
export const STAGES_IN_SHOP: readonly Stage[] = STAGES.filter((stage) => stage !== 'collected');

/** Returns the name of a stage for staff, for example `Waiting for parts`. */
export const stageLabel = (stage: Stage): string => LABELS[stage];

/**
 * Returns whether a booking is active and its device has not yet come to the shop. The shop waits
 * for the customer or the rider.
 */
export const isAwaited = ({ status, stage }: Pick<Booking, 'status' | 'stage'>): boolean =>
  (status === 'pending' || status === 'confirmed') && stage === undefined;

/** Returns whether the device is in the shop, and its repair is neither completed nor cancelled. */
export const isInRepair = ({ status, stage }: Pick<Booking, 'status' | 'stage'>): boolean =>
  stage !== undefined && (status === 'confirmed' || status === 'in_progress');

/**
 * Returns the stage of a repair after somebody changed only the status. If the present stage fits
 * the new status, it stays. Otherwise, `in_progress` gives `repairing`, and `completed` gives
 * `ready`. If the booking is cancelled while the shop has the device, the stage becomes
 * `unrepaired`.
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
 * Returns why staff may not set a repair to a stage, or null if they may.
 *
 * What is allowed for changes of status is also allowed for stages. The stage of a collected device
 * can no longer change. An unrepaired device can be collected, and stays unrepaired then. If staff
 * began a repair by mistake, they can only return it to `received`.
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
