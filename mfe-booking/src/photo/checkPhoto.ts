/** The hint below the photo field (specification, section 2). */
export const PHOTO_HINT = 'JPG or PNG (max 5MB)';
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;

const JPG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Returns why a file is not accepted as a photo, or null if it is accepted. The first bytes of the
 * file decide its type. The file name does not (docs/conformance/readings.md, Photos).
 */
export async function checkPhoto(file: Blob): Promise<string | null> {
  if (file.size > MAX_PHOTO_BYTES) {
    return 'This photo is larger than 5 MB. Please choose a smaller one, or continue without it.';
  }
  const begin = new Uint8Array(await file.slice(0, PNG.length).arrayBuffer());
  const beginsWith = (signature: readonly number[]) =>
    signature.every((byte, index) => begin[index] === byte);
  return beginsWith(JPG) || beginsWith(PNG)
    ? null
    : 'This file is not a JPG or PNG photo. Please choose another one, or continue without it.';
}
