/**
 * Photos from customers and staff, and photos of units for sale. This context checks, resizes and
 * stores photos, and removes those that no booking uses.
 */
export { photoFile, PHOTOS, removePhotoFiles, SIZES } from './photoFiles';
export { makeSizes, readSize, readSizeName, stopMakingSizes } from './photoSizes';
export { receivePicture } from './receivePicture';
export type { Shop as PhotosShop } from './shop';
export {
  claimPhoto,
  deletePhotos,
  findPhoto,
  knownPhotos,
  PHOTO_TABLES,
  storedFiles,
} from './storedPhotos';
export { cutPicture, storePicture } from './storePhoto';
export { photoRoutes } from './photoRoutes';
