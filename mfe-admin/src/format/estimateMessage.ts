import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Estimate } from '@mcs-repairs/shared/domain/types/estimate';

/**
 * Writes an estimate as a message to the customer, with each option and its price. Staff do not
 * know the private link, because the server stores only its hash (docs/decisions/052). So the
 * message leads to the page "Track repair", from which the customer reaches it.
 */
export const estimateMessage = (
  { deviceModel, repairService }: Booking,
  { options, expiresAt }: Estimate,
  publicUrl: string,
): string =>
  [
    `Estimate for ${deviceModel}, ${repairService}`,
    ...options.map(({ tier, price, duration, note }) =>
      [`${rupees(price)} ${tier}, ${duration}`, ...(note ? [note] : [])].join('. '),
    ),
    `Valid until ${nepalInstant(expiresAt)}`,
    'Please reply with your choice, or track your repair:',
    `${publicUrl}/my-booking`,
  ].join('\n');
