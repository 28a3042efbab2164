/**
 * Hint for forms where the shop can call back (docs/conformance/readings.md, One contact is
 * enough).
 */
export const ONE_IS_ENOUGH = 'One of email and phone is enough.';

type Contact = { email?: string; phone?: string };

/** Which of two contacts is required; neither once the other is filled in. */
export function neededContact(isOneEnough: boolean, { email = '', phone = '' }: Contact) {
  return {
    email: !isOneEnough || phone.trim() === '',
    phone: !isOneEnough || email.trim() === '',
  };
}

/**
 * Whether each contact is marked as required. Where one of the two is enough, neither is marked
 * while both are empty.
 */
export function contactMarks(isOneEnough: boolean, contact: Contact) {
  const { email, phone } = neededContact(isOneEnough, contact);
  const either = isOneEnough && email && phone;
  const markOf = (isNeeded: boolean) =>
    either ? { mark: 'Phone or email' } : isNeeded ? { required: true } : { optional: true };
  return { email: markOf(email), phone: markOf(phone) };
}

/** How the shop reaches the customer. A receipt contains the email address only. */
export const waysTo = ({ customerEmail }: { customerEmail: string }) =>
  customerEmail === '' ? ('phone' as const) : ('phone or e-mail' as const);
