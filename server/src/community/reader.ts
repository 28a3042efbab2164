/** The reader of posts. `browser` is the hash of a like cookie; staff also see hidden posts. */
export type Reader = { browser: string; isStaff: boolean };
