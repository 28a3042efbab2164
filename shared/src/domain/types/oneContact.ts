import * as z from 'zod/mini';
import { isCallable, NOT_CALLABLE } from './phoneNumber';

/** The names of the two form fields for a contact. */
type Contact = { email: string; phone: string };

/**
 * Prepares a form with two fields for a contact, before the form is validated. If only one field is
 * filled in, removes the empty field, so that no rule applies to it. If both are empty, both stay,
 * so that both fields show their message.
 */
export function withOneContact(form: unknown, { email, phone }: Contact): unknown {
  if (typeof form !== 'object' || form === null) return form;
  const typed = { ...form } as Record<string, unknown>;
  const blank = [email, phone].filter((field) => isBlank(typed[field]));
  if (blank.length === 2) return { ...typed, [email]: '', [phone]: '' };
  for (const field of blank) delete typed[field];
  return typed;
}

/**
 * Returns the schema of a form that needs an email address or a phone number. Without an email
 * address, the shop must be able to call the phone number.
 */
export const oneContact = <Form extends z.ZodMiniType>(form: Form, contact: Contact) =>
  z.pipe(
    z.transform((typed: unknown) => withOneContact(typed, contact)),
    form.check(callableContact(contact)),
  );

/**
 * Checks that the shop can call the phone number, unless there is an email address. The message
 * appears only if the form has no other errors (docs/conformance/readings.md, Phone as the only
 * contact).
 */
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
