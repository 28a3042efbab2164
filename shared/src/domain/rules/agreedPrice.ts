import type { Estimate } from '../types/estimate';

/**
 * Returns the price that the customer accepted, in whole rupees. Undefined if the customer has
 * accepted none. Only the private link and staff screens show the price.
 */
export function agreedPrice(
  estimate: Pick<Estimate, 'options' | 'accepted'> | undefined,
): number | undefined {
  return estimate?.options.find(({ tier }) => tier === estimate.accepted)?.price;
}
