import { needsServer } from '../browser/failures';
import type { PhotosPort } from './port';

export const browserPhotos: PhotosPort = {
  uploadPhoto: needsServer,
  staff: { photoUrl: () => null },
};
