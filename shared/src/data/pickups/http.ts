import * as z from 'zod/mini';
import { bookingSchema } from '../../domain/types/booking';
import { ridesSchema } from '../../domain/types/ride';
import { bookingPhotoSchema } from '../../domain/types/visit';
import { at, type Send } from '../http/send';
import type { PickupsPort } from './port';

export function httpPickups(send: Send): PickupsPort {
  const photos = z.array(bookingPhotoSchema);
  const path = (id: string, what: string) => `/bookings/${at(id)}/${what}`;
  return {
    staff: {
      rides: () => send({ path: '/rides', schema: ridesSchema }),
      takeRideStep: (id, body) =>
        send({ method: 'POST', path: path(id, 'ride-steps'), body, schema: bookingSchema }),
      addBookingPhoto: (id, body) =>
        send({ method: 'POST', path: path(id, 'photos'), body, schema: photos }),
      sharePhoto: (id, photoId, shared) =>
        send({
          method: 'POST',
          path: path(id, `photos/${at(photoId)}/sharing`),
          body: { shared },
          schema: photos,
        }),
    },
  };
}
