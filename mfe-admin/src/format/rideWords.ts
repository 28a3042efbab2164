import type { PickupTerms, RideStepName, Whereabouts } from '@mcs-repairs/shared/domain/types/ride';

export const STEP_LABELS: Record<RideStepName, string> = {
  collected: 'Collected',
  arrived: 'Handed in',
  returned: 'Returned',
  failed: 'Not possible',
};

export const STEP_QUESTIONS: Record<RideStepName, string> = {
  collected: 'You have the device?',
  arrived: 'The device is in the shop?',
  returned: 'The customer has the device back?',
  failed: 'Why was it not possible?',
};

export const WHEREABOUTS_WORDS: Record<Whereabouts, string> = {
  planned: 'To be fetched',
  collected: 'With the rider',
  arrived: 'In the shop',
  returned: 'Returned',
};

export const TERMS_OPTIONS: readonly { value: PickupTerms; label: string }[] = [
  { value: 'valley', label: 'Our rider, inside the valley' },
  { value: 'courier', label: 'By courier, on the customer’s terms' },
];
