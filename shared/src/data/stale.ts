/** Tags of the kept answers that are others after a write. */
export type Tags = readonly string[];

/** Told with every answered write; the cache, where a page has loaded it, fetches these again. */
export type Renew = (tags: Tags) => void;
