import * as z from 'zod/mini';
import { isCallable, NOT_CALLABLE } from './phoneNumber';

/** The names of the two fields. */
type Contact = { email: string; phone: string };

/**
 * Runs before a form's own rules. If one contact is given, a blank other one is removed. If both
 * are blank, both stay empty, so that each shows its message.
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
 * A form with two contacts, of which one is required. If only a phone number is given, the shop
 * must be able to call it.
 */
export const oneContact = <Form extends z.ZodMiniType>(form: Form, contact: Contact) =>
  z.pipe(
    z.transform((typed: unknown) => withOneContact(typed, contact)),
    form.check(callableContact(contact)),
  );

/**
 * Checks that the shop can call the phone number if there is no email address. The message appears
 * only if there are no other errors (docs/conformance/readings.md, Phone as the only contact).
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
