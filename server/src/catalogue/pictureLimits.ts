/** Photos straight from a good phone are larger than those of the booking form. */
export const PICTURE = {
  megabytes: 10,
  full: 'Many photos are being sent right now. Please try again in a moment.',
};
export const PICTURE_BODY = (PICTURE.megabytes << 20) + (64 << 10);
