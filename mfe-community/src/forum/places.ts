/** Paths and element ids that several components of the forum share. */
export const FORUM_PATH = '/community';
export const REPLY_HASH = '#reply';
/** The query parameter of a thread's address that says where the list of replies starts. */
export const REPLIES_PARAM = 'replies';

/** Returns the address of a thread. `search` contains the filter of the list behind the thread. */
export const threadPath = (id: string, search = '') =>
  `${FORUM_PATH}/${encodeURIComponent(id)}${search}`;
export const cardLinkId = (id: string) => `discussion-${id}`;
