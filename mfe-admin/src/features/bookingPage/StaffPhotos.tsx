import { useState } from 'react';
import { photoAddress } from '@mcs-repairs/shared/domain/rules/photoAddress';
import { MOST_STAFF_PHOTOS, type BookingPhoto } from '@mcs-repairs/shared/domain/types/visit';
import { ChevronDownIcon } from '@mcs-repairs/shared/ui/icons';
import { lateDialog } from '../../form/lateDialog';
import styles from './BookingParts.module.css';

const PhotoFields = lateDialog(async () => {
  const { PhotoFields } = await import(/* webpackChunkName: "booking-forms" */ './PhotoFields');
  return PhotoFields;
});

const SharePhoto = lateDialog(async () => {
  const { SharePhoto } = await import(/* webpackChunkName: "booking-forms" */ './SharePhoto');
  return SharePhoto;
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

/** Shows one photo of the work, with a checkbox that shares it with the customer. */
export function StaffPhoto({ bookingId, photo }: { bookingId: string; photo: BookingPhoto }) {
  const { photoId, words } = photo;
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
      <SharePhoto bookingId={bookingId} photo={photo} onClose={() => undefined} />
    </div>
  );
}
