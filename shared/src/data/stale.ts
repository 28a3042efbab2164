/** Cache tags that a write invalidates. */
export type Tags = readonly string[];

/** Told with every answered write; the cache, where a page has loaded it, fetches these again. */
export type Renew = (tags: Tags) => void;
