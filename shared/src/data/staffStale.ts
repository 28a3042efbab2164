import { passkeysStale } from './passkeys/stale';
import { secondFactorStale } from './second-factor/stale';

/** What the writes of the topics in `HttpStaffData` make stale. */
export const STAFF_STALE = {
  ...passkeysStale,
  ...secondFactorStale,
};
