import { LEAST_CROP, type Crop } from '@mcs-repairs/shared/domain/types/goods';

type Size = { width: number; height: number };
/** The corners by compass direction: `nw` is the top left corner. */
export const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;
export type Corner = (typeof CORNERS)[number];

const between = (least: number, value: number, most: number) =>
  Math.round(Math.min(Math.max(value, least), most));

/** Moves the selected part of a photo. The part never leaves the photo. */
export const moved = (crop: Crop, x: number, y: number, whole: Size): Crop => ({
  ...crop,
  left: between(0, crop.left + x, whole.width - crop.width),
  top: between(0, crop.top + y, whole.height - crop.height),
});

/** Moves one corner of the selected part. The opposite corner stays at its position. */
export function resized(crop: Crop, corner: Corner, x: number, y: number, whole: Size): Crop {
  const right = crop.left + crop.width;
  const bottom = crop.top + crop.height;
  const left = corner.endsWith('w') ? between(0, crop.left + x, right - LEAST_CROP) : crop.left;
  const top = corner.startsWith('n') ? between(0, crop.top + y, bottom - LEAST_CROP) : crop.top;
  const width = corner.endsWith('w')
    ? right - left
    : between(LEAST_CROP, crop.width + x, whole.width - left);
  const height = corner.startsWith('n')
    ? bottom - top
    : between(LEAST_CROP, crop.height + y, whole.height - top);
  return { left, top, width, height };
}

/** Describes the selected part for screen readers, in per cent of the photo. */
export function cropWords({ left, top, width, height }: Crop, whole: Size): string {
  const across = (value: number) => Math.round((value / whole.width) * 100);
  const down = (value: number) => Math.round((value / whole.height) * 100);
  return `Left ${across(left)}, top ${down(top)}, width ${across(width)}, height ${down(height)} per cent`;
}
