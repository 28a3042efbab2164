/** For whom posts are read: `browser` is the hash of a like cookie; staff see what is hidden. */
export type Reader = { browser: string; isStaff: boolean };
