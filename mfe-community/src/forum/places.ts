/** Paths and element ids that the parts of the forum share. */
export const FORUM_PATH = '/community';
export const REPLY_HASH = '#reply';
/** The parameter of a thread's address that contains the position after which its replies start. */
export const REPLIES_PARAM = 'replies';

/** Returns a thread's own address. `search` preserves the state of the list. */
export const threadPath = (id: string, search = '') =>
  `${FORUM_PATH}/${encodeURIComponent(id)}${search}`;
export const cardLinkId = (id: string) => `discussion-${id}`;
