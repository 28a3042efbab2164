import { mobileNumber } from '@mcs-repairs/shared/domain/rules/mobileNumber';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';

/**
 * Returns whether the site can send messages to the customer of a booking: by email if the shop has
 * a mail server, or by a text channel of the shop that the customer agreed to.
 */
export const isReached = (
  {
    customerEmail,
    customerPhone,
    textChannels,
  }: Pick<Booking, 'customerEmail' | 'customerPhone' | 'textChannels'>,
  ofShop: Pick<ShopProfile, 'sendsEmails' | 'textChannels'>,
): boolean =>
  (customerEmail !== '' && ofShop.sendsEmails !== false) ||
  (mobileNumber(customerPhone) !== null &&
    ofShop.textChannels?.some((channel) => textChannels?.includes(channel)) === true);

/** Asks staff to call a customer whom the site cannot reach. */
export const PLEASE_CALL = 'This customer gets no messages from the site: please call.';
