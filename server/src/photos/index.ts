/**
 * Photos from customers and staff: checked, resized, stored beside the database, and removed when nothing
 * names them.
 */
export { photoFile, photoFolder, removePhotoFiles } from './photoFiles';
export type { Shop as PhotosShop } from './shop';
export { claimPhoto, deletePhotos, findPhoto, knownPhotos } from './storedPhotos';
export { photoRoutes } from './photoRoutes';
