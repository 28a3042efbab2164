/**
 * An accepted photo. `photoId` is undefined without a server, because nothing is uploaded. `file`
 * is undefined after a reload.
 */
export type AttachedPhoto = { name: string; photoId?: string; file?: File };

export const NOT_SENT =
  'The photo could not be sent. You can try again, or continue without it. Your booking does not need it.';
