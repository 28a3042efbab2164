import type { Estimate } from '../types/estimate';

/**
 * Returns the price that the customer accepted, in whole rupees. Returns undefined if the customer
 * has not accepted any. Only the private link and the staff screens show this price.
 */
export function agreedPrice(
  estimate: Pick<Estimate, 'options' | 'accepted'> | undefined,
): number | undefined {
  return estimate?.options.find(({ tier }) => tier === estimate.accepted)?.price;
}
