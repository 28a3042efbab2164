/** The tags of the cached answers that a change makes stale. */
export type Tags = readonly string[];

/**
 * Called with the tags that a change made stale. If the page has loaded the cache, the cache then
 * fetches the answers with these tags again.
 */
export type Renew = (tags: Tags) => void;
