/**
 * Returns the address of a photo that only staff can open. It works in an `<img>` and in a link.
 */
export const photoAddress = (photoId: string): string =>
  `/api/photos/${encodeURIComponent(photoId)}`;
