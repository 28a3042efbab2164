import { addBookingPhoto, sharePhoto } from '@mcs-repairs/shared/domain/contract/pickups';
import { actorIn, serveStaff } from '../../auth';
import type { Routes } from '../../http';
import type { Shop } from '../shop';
import { addPhoto, setPhotoShared } from './changePhotos';

export const bookingPhotoRoutes: Routes<Shop> = (api, shop) => {
  const serve = serveStaff(api, shop);

  serve(addBookingPhoto, ({ params, body }, by) => addPhoto(shop, params.id, body, actorIn(by)));

  serve(sharePhoto, ({ params: { id: bookingId, photoId }, body }, by) =>
    setPhotoShared(shop, { bookingId, photoId }, body.shared, actorIn(by)),
  );
};
