import * as z from 'zod/mini';
import { isCallable, NOT_CALLABLE } from './phoneNumber';

/** What the two fields are called. */
type Contact = { email: string; phone: string };

/**
 * Before a form is judged by its own rules: of two contacts the one that is blank is left out when the other is given.
 * With none both are there and empty, so that each is told its message.
 */
export function withOneContact(form: unknown, { email, phone }: Contact): unknown {
  if (typeof form !== 'object' || form === null) return form;
  const typed = { ...form } as Record<string, unknown>;
  const blank = [email, phone].filter((field) => isBlank(typed[field]));
  if (blank.length === 2) return { ...typed, [email]: '', [phone]: '' };
  for (const field of blank) delete typed[field];
  return typed;
}

/** A form whose contacts are both optional by its type, of which one is needed: a phone number alone can be called. */
export const oneContact = <Form extends z.ZodMiniType>(form: Form, contact: Contact) =>
  z.pipe(
    z.transform((typed: unknown) => withOneContact(typed, contact)),
    form.check(callableContact(contact)),
  );

/** Where no e-mail is given, somebody can call the phone number (decision 40). It is said once nothing else is wrong. */
export const callableContact = ({ email, phone }: Contact) =>
  z.refine(
    (typed) => {
      const { [email]: address, [phone]: number } = typed as Record<string, unknown>;
      return !isBlank(address) || typeof number !== 'string' || isCallable(number);
    },
    { path: [phone], error: NOT_CALLABLE },
  );

const isBlank = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.trim() === '');
