import { FAILURE_MESSAGES } from '@mcs-repairs/shared/domain/catalogue/messages';

type Errors = Record<string, string>;

/**
 * Returns the text of the toast and the messages of the fields. Section 5 of the specification
 * defines one message for all missing fields, and the toast shows it. The message of a field says
 * what is missing in that field.
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
