import type { Estimate } from '../types/estimate';

/** What the customer said yes to, in whole rupees; undefined while they have not. For the private link and staff alone. */
export function agreedPrice(
  estimate: Pick<Estimate, 'options' | 'accepted'> | undefined,
): number | undefined {
  return estimate?.options.find(({ tier }) => tier === estimate.accepted)?.price;
}
