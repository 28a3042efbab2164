import { useState } from 'react';
import { sharePhoto } from '@mcs-repairs/shared/domain/contract/pickups';
import { photoAddress } from '@mcs-repairs/shared/domain/rules/photoAddress';
import { MOST_STAFF_PHOTOS, type BookingPhoto } from '@mcs-repairs/shared/domain/types/visit';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { ChevronDownIcon } from '@mcs-repairs/shared/ui/icons';
import { lateDialog } from '../../form/lateDialog';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './BookingParts.module.css';

const PhotoFields = lateDialog(async () => {
  const { PhotoFields } = await import(/* webpackChunkName: "booking-forms" */ './PhotoFields');
  return PhotoFields;
});

type PhotoFormProps = { bookingId: string; photos: readonly BookingPhoto[] };

/** Adds photos of the work. Customers see a photo only if staff share it. */
export function PhotoForm({ bookingId, photos }: PhotoFormProps) {
  const [isOpen, setOpen] = useState(false);
  // The fields stay on the page after the first opening, so a typed description is not lost.
  const [hasFields, setHasFields] = useState(false);
  if (photos.length >= MOST_STAFF_PHOTOS) return null;
  return (
    <details
      className={styles.photos}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        if (open) setHasFields(true);
      }}
    >
      <summary className={styles.fold}>
        Add photo <ChevronDownIcon size={18} />
      </summary>
      {hasFields && (
        <PhotoFields
          bookingId={bookingId}
          count={photos.length}
          onClose={() => {
            setOpen(false);
            setHasFields(false);
          }}
        />
      )}
    </details>
  );
}

/** Shows one photo of the work, with a button that shares it with the customer. */
export function StaffPhoto({ bookingId, photo }: { bookingId: string; photo: BookingPhoto }) {
  const { act, working, failure } = useStaffAction();
  const { photoId, words, shared } = photo;
  return (
    <div className={styles.form}>
      <a href={photoAddress(photoId)} target="_blank" rel="noreferrer">
        <img
          src={photoAddress(photoId)}
          alt={words || 'A photo of the device'}
          loading="lazy"
          className={styles.picture}
        />
      </a>
      {words && <p>{words}</p>}
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
    </div>
  );
}
