/** Beside the telephone number where the shop can call back (decision 34). */
export const ONE_IS_ENOUGH = 'One of e-mail and phone is enough.';

type Contact = { email?: string; phone?: string };

/** Which of two contacts must be filled in: neither once the other is. */
export function neededContact(isOneEnough: boolean, { email = '', phone = '' }: Contact) {
  return {
    email: !isOneEnough || phone.trim() === '',
    phone: !isOneEnough || email.trim() === '',
  };
}

/** How the two contacts are marked: each as needed where both are; while both are empty where one will do, neither alone is. */
export function contactMarks(isOneEnough: boolean, contact: Contact) {
  const { email, phone } = neededContact(isOneEnough, contact);
  const either = isOneEnough && email && phone;
  const markOf = (isNeeded: boolean) =>
    either ? { mark: 'Phone or e-mail' } : isNeeded ? { required: true } : { optional: true };
  return { email: markOf(email), phone: markOf(phone) };
}

/** How the shop reaches whoever booked; a receipt tells of the e-mail only. */
export const waysTo = ({ customerEmail }: { customerEmail: string }) =>
  customerEmail === '' ? ('phone' as const) : ('phone or e-mail' as const);
