import { sharePhoto } from '@mcs-repairs/shared/domain/contract/pickups';
import type { BookingPhoto } from '@mcs-repairs/shared/domain/types/visit';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { useStaffAction } from '../../staff/useStaffAction';

type SharePhotoProps = { bookingId: string; photo: BookingPhoto; onClose: () => void };

/** The checkbox that shares a photo of the work with the customer. */
export function SharePhoto({ bookingId, photo: { photoId, shared } }: SharePhotoProps) {
  const { act, working, failure } = useStaffAction();
  return (
    <>
      <Checkbox
        label="Share with the customer"
        checked={shared}
        disabled={working}
        onChange={({ target }) =>
          void act(({ call }) =>
            call(sharePhoto, {
              params: { id: bookingId, photoId },
              body: { shared: target.checked },
            }),
          )
        }
      />
      {failure && <span role="alert">{failure.message}</span>}
    </>
  );
}
