/** Where staff see a photo, for an `<img>` or a link. */
export const photoAddress = (photoId: string): string =>
  `/api/photos/${encodeURIComponent(photoId)}`;
