import type { ValuesDraft } from '@mcs-repairs/shared/platform/form/useTyped';

const drafts = new Map<string, object>();

/**
 * Keeps the typed text of a post or a reply after its form closes, for example with Escape or with
 * the Back button. The text lives as long as the page. It is not in the browser's storage, because
 * the server's HTML of a discussion has an empty form.
 */
export const typedDraft = <Values extends { author: string }>(
  key: string,
): ValuesDraft<Values> => ({
  load: () => drafts.get(key) ?? {},
  // An empty name is not kept, so that the form shows the name that the browser remembers.
  save: ({ author, ...typed }) => drafts.set(key, author ? { ...typed, author } : typed),
  clear: () => drafts.delete(key),
});

/** Tests call it between two pages. */
export const clearDrafts = (): void => drafts.clear();
