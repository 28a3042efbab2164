import type { Attempt, AttemptKeeper } from '@mcs-repairs/shared/platform/form/useSubmission';

const attempts = new Map<string, Attempt | null>();

/**
 * Keeps the last submission of a form and its idempotency key as long as the page lives. So the
 * server stores a text only once, even if the visitor leaves the form and sends the text again.
 */
export const keptAttempts = (key: string): AttemptKeeper => ({
  last: () => attempts.get(key) ?? null,
  keep: (attempt) => attempts.set(key, attempt),
});
