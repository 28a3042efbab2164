import * as z from 'zod/mini';
import { textAsTyped } from '@mcs-repairs/shared/domain/types/text';
import { bookingPhotoSchema, newBookingPhotoSchema } from '@mcs-repairs/shared/domain/types/visit';
import { answer, failures, idParamsSchema, type Routes } from '../../http';
import { actorOf, requireStaff } from '../../auth';
import { addBookingPhoto, sharePhoto } from './addBookingPhoto';
import type { Shop } from '../shop';

const photosSchema = z.array(bookingPhotoSchema);

export const bookingPhotoRoutes: Routes<Shop> = (api, shop) => {
  const changers = requireStaff(shop, 'change-bookings');

  api.post(
    '/bookings/:id/photos',
    {
      onRequest: changers,
      schema: {
        operationId: 'addBookingPhoto',
        tags: ['photos'],
        summary: 'Add a photo that was uploaded to a booking, inside the shop or shared (staff)',
        params: idParamsSchema,
        body: newBookingPhotoSchema,
        response: { 201: photosSchema, ...failures(400, 401, 403, 404, 422) },
      },
    },
    async (request, reply) =>
      answer(
        reply,
        await addBookingPhoto(shop, request.params.id, request.body, actorOf(request)),
        201,
      ),
  );

  api.post(
    '/bookings/:id/photos/:photoId/sharing',
    {
      onRequest: changers,
      schema: {
        operationId: 'sharePhoto',
        tags: ['photos'],
        summary: 'Show a photo of a booking to its customer, or no longer (staff)',
        params: z.extend(idParamsSchema, { photoId: textAsTyped({ min: 1, max: 64 }) }),
        body: z.object({ shared: z.boolean() }),
        response: { 200: photosSchema, ...failures(400, 401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { id: bookingId, photoId } = request.params;
      const place = { bookingId, photoId };
      return answer(reply, await sharePhoto(shop, place, request.body.shared, actorOf(request)));
    },
  );
};
