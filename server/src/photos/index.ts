/**
 * Photos that customers and staff send: checked, cut to size, stored beside the database, and removed when nothing names them.
 */
export { photoFile, photoFolder, removePhotoFiles } from './photoFiles';
export type { Shop as PhotosShop } from './shop';
export { claimPhoto, deletePhotos, findPhoto, knownPhotos } from './storedPhotos';
export { photoRoutes } from './photoRoutes';
