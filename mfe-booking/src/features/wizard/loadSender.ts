import type * as sendRequest from './sendRequest';

type Sender = typeof sendRequest;

let known: Sender | undefined;

/** Returns the code that checks and sends the form and confirms the booking, if it is loaded. */
export const knownSender = (): Sender | undefined => known;

/**
 * Loads this code.
 * @throws if loading fails. The next call tries again.
 */
export async function loadSender(): Promise<Sender> {
  known ??= await import(/* webpackChunkName: "send-request" */ './sendRequest');
  return known;
}
