import { FAILURE_MESSAGES } from '@mcs-repairs/shared/domain/catalogue/messages';

type Errors = Record<string, string>;

/**
 * The toast shows the one message that section 5 of the specification defines for missing fields.
 * The message below each field says what is missing there.
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
