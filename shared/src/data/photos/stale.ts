import type { Stale } from '../stale';
import type { PhotosPort } from './port';

export const photosStale = { uploadPhoto: [] } satisfies Stale<PhotosPort>;
