import * as z from 'zod/mini';
import { at, type Send } from '../http/send';
import type { PhotosPort } from './port';

const photoSchema = z.object({ photoId: z.string() });

export const httpPhotos = (send: Send, baseUrl: string): PhotosPort => ({
  uploadPhoto(photo, signal) {
    const body = new FormData();
    body.append('photo', photo, 'photo');
    return send({ method: 'POST', path: '/photos', body, signal, schema: photoSchema });
  },

  staff: { photoUrl: (photoId) => (photoId ? `${baseUrl}/api/photos/${at(photoId)}` : null) },
});
