/**
 * Authors may edit their posts within this number of minutes. Later, other people may have relied
 * on the text or quoted it.
 */
export const EDIT_MINUTES = 30;

export const mayEdit = (createdAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) < EDIT_MINUTES * 60_000;
