import { mobileNumber } from '@mcs-repairs/shared/domain/rules/mobileNumber';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';

/**
 * Returns whether the site can send messages to the customer of a booking. A customer with an email
 * address gets emails, if the shop has a mail server. Other customers get messages by a text channel
 * of the shop that they agreed to.
 */
export const isReached = (
  {
    customerEmail,
    customerPhone,
    textChannels,
  }: Pick<Booking, 'customerEmail' | 'customerPhone' | 'textChannels'>,
  ofShop: Pick<ShopProfile, 'sendsEmails' | 'textChannels'>,
): boolean =>
  customerEmail === ''
    ? mobileNumber(customerPhone) !== null &&
      ofShop.textChannels?.some((channel) => textChannels?.includes(channel)) === true
    : ofShop.sendsEmails !== false;

/** Whether the shop has a mail server. Without one, emails are only files. */
export const useSendsEmails = () => useShopProfile().sendsEmails !== false;

/** Asks staff to call a customer whom the site cannot reach. */
export const PLEASE_CALL = 'This customer gets no messages from the site: please call.';
