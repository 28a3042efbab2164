import * as z from 'zod/mini';
import { isCallable, NOT_CALLABLE } from './phoneNumber';

/** The names of the form fields for the two contacts. */
type Contact = { email: string; phone: string };

/**
 * Prepares a form before its rules are checked. If only one contact is filled in, the empty one is
 * removed, so that its rule does not apply. If both are empty, both stay, so that both fields show
 * their message.
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
 * Returns the schema of a form that requires one of two contacts. Without an email address, the
 * phone number must be one that the shop can call.
 */
export const oneContact = <Form extends z.ZodMiniType>(form: Form, contact: Contact) =>
  z.pipe(
    z.transform((typed: unknown) => withOneContact(typed, contact)),
    form.check(callableContact(contact)),
  );

/**
 * Checks that the shop can call the phone number, unless the form has an email address. The message
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
