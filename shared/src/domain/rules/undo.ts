/**
 * How long staff can undo a change of status or stage, in milliseconds. The email about the change
 * is sent only after this time.
 */
export const UNDO_MS = 30_000;
