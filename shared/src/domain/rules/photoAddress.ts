/** Returns the address of a photo for staff, for an `<img>` or a link. */
export const photoAddress = (photoId: string): string =>
  `/api/photos/${encodeURIComponent(photoId)}`;
