/**
 * Photos from customers and staff: checks, resizes and stores them, and removes photos that no
 * booking uses.
 */
export { photoFile, photoFolder, removePhotoFiles } from './photoFiles';
export type { Shop as PhotosShop } from './shop';
export { claimPhoto, deletePhotos, findPhoto, knownPhotos } from './storedPhotos';
export { photoRoutes } from './photoRoutes';
