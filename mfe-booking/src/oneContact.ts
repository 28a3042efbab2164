import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';

/**
 * The hint on forms that need only one contact, because the shop can call back
 * (docs/conformance/readings.md, One contact is enough).
 */
export const ONE_IS_ENOUGH = 'One of email and phone is enough.';

type Contact = { email?: string; phone?: string };

/**
 * Returns which of the two contacts is required. If one is enough, a filled-in contact makes the
 * other one optional.
 */
export function neededContact(isOneEnough: boolean, { email = '', phone = '' }: Contact) {
  return {
    email: !isOneEnough || phone.trim() === '',
    phone: !isOneEnough || email.trim() === '',
  };
}

/**
 * Returns the mark of each contact: required or optional. If one contact is enough and both are
 * empty, neither has a mark, because the form shows ONE_IS_ENOUGH.
 */
export function contactMarks(isOneEnough: boolean, contact: Contact) {
  const { email, phone } = neededContact(isOneEnough, contact);
  const either = isOneEnough && email && phone;
  const markOf = (isNeeded: boolean) =>
    either ? {} : isNeeded ? { required: true } : { optional: true };
  return { email: markOf(email), phone: markOf(phone) };
}

type ContactErrors = { email?: string | undefined; phone?: string | undefined };

/**
 * Returns the error messages to show. If one contact is enough and one is filled in, the empty one
 * gets no message. `isShared` means that both are missing, so one message names both.
 */
export function contactErrors(isOneEnough: boolean, contact: Contact, errors: ContactErrors) {
  const { email = '', phone = '' } = contact;
  const needed = neededContact(isOneEnough, contact);
  const shown = {
    email: needed.email || email.trim() !== '' ? errors.email : undefined,
    phone: needed.phone || phone.trim() !== '' ? errors.phone : undefined,
  };
  const isEmpty = email.trim() === '' && phone.trim() === '';
  return { ...shown, isShared: Boolean(isOneEnough && isEmpty && shown.email && shown.phone) };
}

type Reached = { customerEmail: string; customerPhone?: string | undefined };

/**
 * Returns how the shop contacts the customer. A receipt that other browsers may see contains no
 * phone number.
 */
export function waysTo({ customerEmail, customerPhone }: Reached) {
  if (customerEmail === '') return 'phone' as const;
  return customerPhone === '' ? ('email' as const) : ('phone or email' as const);
}

/**
 * Returns whether the shop's emails reach a customer: there is an address, and the shop can send
 * emails. A server that does not say whether it can does send them.
 */
export const isMailed = (
  { sendsEmails }: Pick<ShopProfile, 'sendsEmails'>,
  customerEmail: string,
): boolean => customerEmail !== '' && sendsEmails !== false;
