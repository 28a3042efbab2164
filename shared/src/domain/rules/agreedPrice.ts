import type { Estimate } from '../types/estimate';

/**
 * Returns the price that the customer accepted, in whole rupees. Undefined before that. Only the
 * private link and staff screens show it.
 */
export function agreedPrice(
  estimate: Pick<Estimate, 'options' | 'accepted'> | undefined,
): number | undefined {
  return estimate?.options.find(({ tier }) => tier === estimate.accepted)?.price;
}
