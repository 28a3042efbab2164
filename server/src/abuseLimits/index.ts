/**
 * Limits floods of submissions from one person or one network. `submitOnce` stores a repeated
 * submission only once. `admit` rejects a submission above the limit, or requires a proof of work.
 */
export { admit, count, isLimited, withChallenge } from './admit';
export { limitSettings, readLimits, type LimitSettings } from './limitSettings';
export { networkKey } from './networkKey';
export { senderOf, type Sender } from './sender';
export type { Shop as AbuseLimitsShop } from './shop';
export { countSubmissions, detachSubmissions, networkOfSubject } from './storedSubmissions';
export { submitOnce } from './submitOnce';
