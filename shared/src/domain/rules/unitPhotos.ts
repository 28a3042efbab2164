import type { UnitPhoto } from '../types/goods';

/** The widths in pixels in which the server stores each photo of a unit. */
export const PHOTO_WIDTHS = [320, 640, 1280] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];
export const PHOTO_FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/**
 * Returns the address of a photo. The content at this address never changes, so browsers may cache
 * it.
 */
export const unitPhotoAddress = (
  id: string,
  width: PhotoWidth,
  format: PhotoFormat = 'webp',
  folder = '/photos/',
) => `${folder}${id}-${width}.${format}`;

/** The beginning of the addresses of pictures in posts of the forum. */
export const POST_PICTURES = '/post-pictures/';

/**
 * Returns the attribute `srcset` of a photo. Leaves out widths above that of the original, because
 * photos are never enlarged.
 */
export function photoSources(
  { id, width }: Pick<UnitPhoto, 'id' | 'width'>,
  format: PhotoFormat,
  folder?: string,
): string {
  const enough = PHOTO_WIDTHS.findIndex((wide) => wide >= width);
  const widths = enough < 0 ? PHOTO_WIDTHS : PHOTO_WIDTHS.slice(0, enough + 1);
  return widths
    .map((wide) => `${unitPhotoAddress(id, wide, format, folder)} ${Math.min(wide, width)}w`)
    .join(', ');
}
