import * as z from 'zod/mini';
import { operation } from './operation';

/** Stores a photo. Returns its id, by which a booking names it. */
export const uploadPhoto = operation({
  id: 'uploadPhoto',
  tag: 'photos',
  summary: 'Upload a photo of the damage: JPG or PNG up to 5 MB, as multipart field `photo`',
  method: 'POST',
  path: '/photos',
  right: null,
  file: 'photo',
  answer: z.object({ photoId: z.string() }),
  status: 201,
  failures: [422],
  stale: [],
});
