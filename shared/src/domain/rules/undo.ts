/**
 * How long staff may undo a change of status or stage, in milliseconds. The email to the customer
 * waits for the same time.
 */
export const UNDO_MS = 30_000;
