/**
 * For how many milliseconds staff can undo a change of status or stage. The message about the
 * change is sent only afterwards.
 */
export const UNDO_MS = 30_000;
