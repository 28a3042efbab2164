import multipart from '@fastify/multipart';
import { uploadPhoto } from '@mcs-repairs/shared/domain/contract/photos';
import * as z from 'zod/mini';
import { findPhoto } from './storedPhotos';
import { failures, idParamsSchema, refuse, serve, type Routes } from '../http';
import { failure } from '../runtime';
import { photoFile } from './photoFiles';
import { MEGABYTES, refuseUpload, storePhoto } from './storePhoto';
import { receivePicture } from './receivePicture';
import { actorOf, logDone, requireStaff } from '../auth';
import type { Shop } from './shop';

const FULL =
  'Many photos are being sent right now. Please try again in a moment, or book without one.';
const PICTURE = {
  content: { 'image/jpeg': { schema: z.string() }, 'image/png': { schema: z.string() } },
};

export const photoRoutes: Routes<Shop> = (api, shop, limit) => {
  const largest = MEGABYTES << 20;
  const limits = { files: 1, fields: 2, fieldSize: 1 << 10, parts: 3, fileSize: largest };
  void api.register(multipart, { limits });

  const around = { config: limit(20), bodyLimit: largest + (64 << 10) };
  serve(api, uploadPhoto, around, (_input, request) =>
    receivePicture(shop, request, {
      megabytes: MEGABYTES,
      full: FULL,
      refuse: async (network) => {
        const quota = await refuseUpload(shop, network);
        return quota && { ok: false, failure: quota };
      },
      store: (bytes, network) => storePhoto(shop, bytes, network),
    }),
  );

  api.get(
    '/photos/:id',
    {
      onRequest: requireStaff(shop, 'read-photos'),
      schema: {
        operationId: 'readPhoto',
        tags: ['photos'],
        summary: 'Read a photo of a booking (staff)',
        params: idParamsSchema,
        response: { 200: PICTURE, ...failures(401, 403, 404, 422, 503) },
      },
    },
    async (request, reply) => {
      const photo = await findPhoto(shop.db, request.params.id);
      // Reads the whole file before the response begins. If the file cannot be read, the browser
      // then gets an error instead of an incomplete picture.
      const content = photo && (await shop.files.read(photoFile(photo.id)));
      if (!photo || !content?.length) return refuse(reply, failure('not-found'));
      if (request.method === 'GET') {
        await logDone(shop, { event: 'photo-seen', detail: photo.id }, actorOf(request));
      }
      reply.headers({
        'content-type': photo.contentType,
        'content-disposition': 'inline; filename="photo.jpg"',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      return reply.send(content as never);
    },
  );
};
