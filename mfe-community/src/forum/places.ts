/** Paths and element ids that several components of the forum share. */
export const FORUM_PATH = '/community';
export const REPLY_HASH = '#reply';
/** The query parameter of a thread's address that says where the list of replies starts. */
export const REPLIES_PARAM = 'replies';

/** Returns the address of a thread. `search` contains the filter of the list behind the thread. */
export const threadPath = (id: string, search = '') =>
  `${FORUM_PATH}/${encodeURIComponent(id)}${search}`;
export const cardLinkId = (id: string) => `discussion-${id}`;

/** What a link to a thread stores in the history, so that the page can show the title at once. */
export const linkState = (title: string) => ({ threadTitle: title });

/** Returns the title of the thread that a link leads to. Undefined for all other links. */
export const titleIn = (state: unknown): string | undefined =>
  state instanceof Object && 'threadTitle' in state ? String(state.threadTitle) : undefined;
