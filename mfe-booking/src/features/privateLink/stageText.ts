import type { RepairStage } from '@mcs-repairs/shared/domain/contract/myBooking';
import { STAGE_WORDS } from '@mcs-repairs/shared/domain/catalogue/stageWords';
import { statusLabel } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import type { BookingStatus } from '@mcs-repairs/shared/domain/types/booking';

/** The statuses of a booking that goes well, in order. */
export const COURSE: readonly BookingStatus[] = [
  'pending',
  'confirmed',
  'in_progress',
  'completed',
];

/** Explains each status to customers. It is used while the device has no stage. */
export const STATUS_MEANING: Record<BookingStatus, string> = {
  pending: 'We have your booking and will confirm it.',
  confirmed: 'Your appointment is confirmed. Please bring your device.',
  in_progress: 'We are repairing your device.',
  completed: 'Your device is ready.',
  cancelled: 'This booking is cancelled and its time is free again.',
};

/** Describes the stage of a repair to a visitor without the private link. */
export function stageText({ status, stage, collected }: RepairStage) {
  if (!stage) return { name: statusLabel(status), meaning: STATUS_MEANING[status] };
  const { name, meaning } = STAGE_WORDS[stage];
  if (stage === 'unrepaired' && collected) {
    return { name, meaning: 'You have your device back, unrepaired.' };
  }
  if (stage === 'waiting_customer') {
    return {
      name,
      meaning: 'We need your answer before we go on. Please open your private link, or call us.',
    };
  }
  return { name, meaning };
}
