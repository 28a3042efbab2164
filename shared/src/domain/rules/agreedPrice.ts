import type { Estimate } from '../types/estimate';

/**
 * Returns the price that the customer accepted, in whole rupees. Undefined if there is none. Only
 * the private link and the staff screens show it.
 */
export function agreedPrice(
  estimate: Pick<Estimate, 'options' | 'accepted'> | undefined,
): number | undefined {
  return estimate?.options.find(({ tier }) => tier === estimate.accepted)?.price;
}
