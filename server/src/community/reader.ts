/**
 * The reader of posts. `browser` is the hash of the cookie for likes. If `isStaff` is true, the
 * reader also sees hidden posts.
 */
export type Reader = { browser: string; isStaff: boolean };
