/**
 * How long staff may undo a change of status or stage, in milliseconds. The email to the customer
 * waits as long.
 */
export const UNDO_MS = 30_000;
