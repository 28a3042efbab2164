import type {
  PickupTerms,
  PickupStepName,
  Whereabouts,
} from '@mcs-repairs/shared/domain/types/pickup';

export const STEP_LABELS: Record<PickupStepName, string> = {
  collected: 'Picked up',
  arrived: 'Delivered to the shop',
  returned: 'Returned',
  failed: 'Pickup failed',
};

/** The buttons that record a step. */
export const STEP_BUTTONS: Record<PickupStepName, string> = {
  collected: 'Mark device as picked up',
  arrived: 'Mark device as delivered to the shop',
  returned: 'Mark device as returned to customer',
  failed: 'Mark pickup as failed',
};

export const STEP_QUESTIONS: Record<PickupStepName, string> = {
  collected: 'Do you have the device?',
  arrived: 'Is the device in the shop?',
  returned: 'Does the customer have the device back?',
  failed: 'Why did the pickup fail?',
};

export const WHEREABOUTS_WORDS: Record<Whereabouts, string> = {
  planned: 'To pick up',
  collected: 'With the rider',
  arrived: 'In the shop',
  returned: 'Returned',
};

export const TERMS_OPTIONS: readonly { value: PickupTerms; label: string }[] = [
  { value: 'valley', label: 'Our rider, inside the valley' },
  { value: 'courier', label: 'Courier that the customer arranges' },
];
