/**
 * An accepted photo. `photoId` is missing in browser mode, where nothing is uploaded. `file` is
 * missing after a reload.
 */
export type AttachedPhoto = { name: string; photoId?: string; file?: File };

export const NOT_SENT =
  'The photo could not be sent. You can try again, or continue without it. Your booking does not need it.';
