/**
 * The limits for photos of goods and models. They are higher than those of the booking form,
 * because good phones take large photos.
 */
export const PICTURE = {
  megabytes: 10,
  full: 'Many photos are being sent right now. Please try again in a moment.',
};
export const PICTURE_BODY = (PICTURE.megabytes << 20) + (64 << 10);
