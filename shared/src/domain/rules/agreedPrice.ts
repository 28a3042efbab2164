import type { Estimate } from '../types/estimate';

/**
 * The price that the customer accepted, in whole rupees; undefined before that. Only the private
 * link and staff may see it.
 */
export function agreedPrice(
  estimate: Pick<Estimate, 'options' | 'accepted'> | undefined,
): number | undefined {
  return estimate?.options.find(({ tier }) => tier === estimate.accepted)?.price;
}
