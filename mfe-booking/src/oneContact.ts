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
