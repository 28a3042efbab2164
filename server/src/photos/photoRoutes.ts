import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import { uploadPhoto } from '@mcs-repairs/shared/domain/contract/photos';
import type { FailureCode, Result } from '@mcs-repairs/shared/domain/types/failure';
import * as z from 'zod/mini';
import { findPhoto } from './storedPhotos';
import { failures, idParamsSchema, refuse, serve, type Routes } from '../http';
import { failure, refused } from '../runtime';
import { photoFile } from './photoFiles';
import { LARGEST_PHOTO, refuseUpload, storePhoto } from './storePhoto';
import { uploadPlaces } from './uploadPlaces';
import { networkKey } from '../abuseLimits';
import { actorOf, logDone, requireStaff } from '../auth';
import type { Shop } from './shop';

const YOURS_ARE_TAKEN =
  'You are sending several photos already. Please wait until they have arrived.';
const FULL =
  'Many photos are being sent right now. Please try again in a moment, or book without one.';
const TOO_LARGE = 'Please choose a picture of at most 5 MB';
const PICTURE = {
  content: { 'image/jpeg': { schema: z.string() }, 'image/png': { schema: z.string() } },
};

const RETRY_SECONDS = 10;

function refusedPhoto(
  code: FailureCode,
  message: string,
  retryAfterSeconds?: number,
): Result<never> {
  const more = {
    message,
    fields: { photo: message },
    ...(retryAfterSeconds && { retryAfterSeconds }),
  };
  return refused(code, more);
}

export const photoRoutes: Routes<Shop> = (api, shop, limit) => {
  const limits = { files: 1, fields: 2, fieldSize: 1 << 10, parts: 3, fileSize: LARGEST_PHOTO };
  void api.register(multipart, { limits });
  const places = uploadPlaces();

  const around = { config: limit(20), bodyLimit: LARGEST_PHOTO + (64 << 10) };
  serve(api, uploadPhoto, around, async (_input, request) => {
    if (!request.isMultipart()) return { ok: false, failure: failure('unsupported-media') };
    const network = await networkKey(shop.db, request.ip);
    const place = places.take(network, () => request.raw.destroy());
    if (place === 'yours-are-taken') {
      return refusedPhoto('too-many-requests', YOURS_ARE_TAKEN, RETRY_SECONDS);
    }
    if (place === 'full') return refusedPhoto('unavailable', FULL, RETRY_SECONDS);
    try {
      const quota = await refuseUpload(shop, network);
      if (quota) return { ok: false, failure: quota };
      const part = await request.file();
      if (!part) return refusedPhoto('invalid', 'Please choose a picture');
      const bytes = await part.toBuffer().catch(() => null);
      if (!bytes) return refusedPhoto('too-large', TOO_LARGE);
      return await storePhoto(shop, bytes, network);
    } finally {
      place();
    }
  });

  api.get(
    '/photos/:id',
    {
      onRequest: requireStaff(shop, 'read-photos'),
      schema: {
        operationId: 'readPhoto',
        tags: ['photos'],
        summary: 'Read a photo of a booking (staff)',
        params: idParamsSchema,
        response: { 200: PICTURE, ...failures(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const photo = await findPhoto(shop.db, request.params.id);
      const file = photo && photoFile(shop.config.dataDir, photo.id);
      const size = file && (await stat(file).catch(() => null))?.size;
      if (!file || !size) return refuse(reply, failure('not-found'));
      if (request.method === 'GET') {
        await logDone(shop, { event: 'photo-seen', detail: photo.id }, actorOf(request));
      }
      reply.headers({
        'content-type': photo.contentType,
        'content-length': size,
        'content-disposition': 'inline; filename="photo.jpg"',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      return reply.send(createReadStream(file) as never);
    },
  );
};
