/** The tags of the cached answers that a write invalidates. */
export type Tags = readonly string[];

/**
 * Called with the tags that a write invalidated. If the page has already loaded the cache, the
 * cache fetches the answers with these tags again.
 */
export type Renew = (tags: Tags) => void;
