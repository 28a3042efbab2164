/**
 * The limits for photos of goods. They are higher than for the booking form, because photos of good
 * phones are large.
 */
export const PICTURE = {
  megabytes: 10,
  full: 'Many photos are being sent right now. Please try again in a moment.',
};
export const PICTURE_BODY = (PICTURE.megabytes << 20) + (64 << 10);
