import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import * as z from 'zod/mini';
import { findPhoto } from '../db/photos';
import { failure, failures, answer, refuse } from '../http/failures';
import { LARGEST_PHOTO, photoFile, storePhoto } from '../photos/storePhoto';
import { requireStaff } from '../staff/requireStaff';
import type { Routes } from './api';
import { idParamsSchema } from './schemas';

const TOO_LARGE = 'Please choose a picture of at most 5 MB';
const PICTURE = {
  content: { 'image/jpeg': { schema: z.string() }, 'image/png': { schema: z.string() } },
};

export const photoRoutes: Routes = (api, shop, limit) => {
  void api.register(multipart, { limits: { files: 1, fields: 2, fileSize: LARGEST_PHOTO } });

  api.post(
    '/photos',
    {
      config: limit(20),
      bodyLimit: LARGEST_PHOTO + (64 << 10),
      schema: {
        operationId: 'uploadPhoto',
        tags: ['photos'],
        summary: 'Upload a photo of the damage: JPG or PNG up to 5 MB, as multipart field `photo`',
        consumes: ['multipart/form-data'],
        response: { 201: z.object({ photoId: z.string() }), ...failures(400, 403, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      if (!request.isMultipart()) return refuse(reply, failure('unsupported-media'));
      const part = await request.file();
      if (!part)
        return refuse(reply, failure('invalid', { fields: { photo: 'Please choose a picture' } }));
      const bytes = await part.toBuffer().catch(() => null);
      if (!bytes) {
        return refuse(
          reply,
          failure('too-large', { message: TOO_LARGE, fields: { photo: TOO_LARGE } }),
        );
      }
      return answer(reply, await storePhoto(shop, bytes), 201);
    },
  );

  api.get(
    '/photos/:id',
    {
      onRequest: requireStaff(shop),
      schema: {
        operationId: 'readPhoto',
        tags: ['photos'],
        summary: 'A photo of a booking (staff)',
        params: idParamsSchema,
        response: { 200: PICTURE, ...failures(401, 404, 422) },
      },
    },
    async (request, reply) => {
      const photo = await findPhoto(shop.db, request.params.id);
      const file = photo && photoFile(shop.config.dataDir, photo.id);
      const size = file && (await stat(file).catch(() => null))?.size;
      if (!file || !size) return refuse(reply, failure('not-found'));
      reply.headers({
        'content-type': photo.contentType,
        'content-length': size,
        'content-disposition': 'inline; filename="photo.jpg"',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=3600',
      });
      return reply.send(createReadStream(file) as never);
    },
  );
};
