import { mobileNumber } from '@mcs-repairs/shared/domain/rules/mobileNumber';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { TextChannel } from '@mcs-repairs/shared/domain/types/message';

/**
 * Returns whether the site can send messages to the customer of a booking: by email, or by a text
 * channel of the shop that the customer agreed to.
 */
export const isReached = (
  {
    customerEmail,
    customerPhone,
    textChannels,
  }: Pick<Booking, 'customerEmail' | 'customerPhone' | 'textChannels'>,
  ofShop: readonly TextChannel[] = [],
): boolean =>
  customerEmail !== '' ||
  (mobileNumber(customerPhone) !== null &&
    ofShop.some((channel) => textChannels?.includes(channel)));

/** Asks staff to call a customer whom the site cannot reach. */
export const PLEASE_CALL = 'This customer gets no messages from the site: please call.';
