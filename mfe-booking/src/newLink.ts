/** The secret of a private link that a reschedule has ended, and that of the link which replaces it. */
const newLinks = new Map<string, string>();

/**
 * Stores that a reschedule has ended the link of `token`. Only this page knows it, so the old link
 * opens the booking nowhere else.
 */
export const noteNewLink = (token: string, next: string): void => void newLinks.set(token, next);

/** Returns the secret of the link that replaces the link of `token`, if this page knows it. */
export const newLinkOf = (token: string): string | undefined => newLinks.get(token);

/** Removes all secrets from memory, after the customer erased the booking. */
export const forgetNewLinks = (): void => newLinks.clear();
