/**
 * For how many minutes authors may edit their posts. Later, others may have answered or quoted the
 * text.
 */
export const EDIT_MINUTES = 30;

export const mayEdit = (createdAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) < EDIT_MINUTES * 60_000;
