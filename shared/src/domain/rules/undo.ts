/** How long staff may take a change of status or stage back, in milliseconds; the customer's mail waits as long. */
export const UNDO_MS = 30_000;
