import { FAILURE_MESSAGES } from '@mcs-repairs/shared/domain/catalogue/messages';

type Errors = Record<string, string>;

/**
 * Section 5 has one message for whatever is missing; it is the toast's. Below its field each says in its own words what is
 * missing there.
 */
export function formRefusal(found: Errors, missing: Errors): { errors: Errors; toast: string } {
  const isMissing = (message: string) => message === FAILURE_MESSAGES.incompletePost;
  const messages = Object.values(found);
  const errors = Object.entries(found).map(([field, message]) => [
    field,
    isMissing(message) ? (missing[field] ?? message) : message,
  ]);
  return {
    errors: Object.fromEntries(errors) as Errors,
    toast: messages.find(isMissing) ?? messages[0] ?? FAILURE_MESSAGES.incompletePost,
  };
}
