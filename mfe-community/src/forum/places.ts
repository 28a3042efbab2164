/** Paths and element ids by which the parts of the forum point at one another. */
export const FORUM_PATH = '/community';
export const REPLY_HASH = '#reply';
/** Names in a thread's address the place after which its replies begin. */
export const REPLIES_PARAM = 'replies';

/** A thread's own address; `search` keeps the list behind it as it is. */
export const threadPath = (id: string, search = '') =>
  `${FORUM_PATH}/${encodeURIComponent(id)}${search}`;
export const cardLinkId = (id: string) => `discussion-${id}`;
