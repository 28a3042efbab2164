import type { Stale } from '../stale';
import type { PasskeysPort } from './port';

/** With the factors of an account its other sessions end, and the list of accounts shows them. */
const CHANGED = ['Passkeys', 'SecondFactor', 'Sessions', 'Members'];

export const passkeysStale = {
  addPasskey: CHANGED,
  removePasskey: CHANGED,
  renewCodesByPasskey: ['Passkeys', 'SecondFactor'],
} satisfies Stale<PasskeysPort['staff']>;
