import { useState } from 'react';
import { addBookingPhoto, sharePhoto } from '@mcs-repairs/shared/domain/contract/pickups';
import { uploadPhoto } from '@mcs-repairs/shared/domain/contract/photos';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { photoAddress } from '@mcs-repairs/shared/domain/rules/photoAddress';
import { MOST_STAFF_PHOTOS, type BookingPhoto } from '@mcs-repairs/shared/domain/types/visit';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { FileInput } from '@mcs-repairs/shared/ui/FileInput';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './BookingParts.module.css';

type StaffPhotosProps = { bookingId: string; photos: readonly BookingPhoto[] };

/** Photos that staff take of the work. They stay internal unless staff share one with the customer. */
export function StaffPhotos({ bookingId, photos }: StaffPhotosProps) {
  const { act, working, failure, forget } = useStaffAction();
  const [words, setWords] = useState('');
  const [sending, setSending] = useState<File | null>(null);

  async function send(file: File | null) {
    forget();
    setSending(file);
    if (!file) return;
    const added = await act(async ({ call }) => {
      const sent = await call(uploadPhoto, { file });
      if (!sent.ok) return sent;
      const photo = { photoId: sent.value.photoId, words, shared: false };
      return call(addBookingPhoto, { params: { id: bookingId }, body: photo });
    });
    if (added.ok) setWords('');
    setSending(null);
  }

  const share = (photoId: string, shared: boolean) =>
    void act(({ call }) =>
      call(sharePhoto, { params: { id: bookingId, photoId }, body: { shared } }),
    );

  return (
    <section aria-label="Photos" className={styles.card}>
      <h2 className={styles.heading}>Photos</h2>
      {photos.length < MOST_STAFF_PHOTOS && (
        <>
          <Field label="Description of the next photo" optional>
            <TextInput
              value={words}
              maxLength={200}
              onChange={({ target }) => setWords(target.value)}
            />
          </Field>
          <Field
            label="New photo"
            hint="Customers see a photo only after you share it."
            error={failure?.message}
          >
            <FileInput
              // A file control keeps its file, so each photo gets a new control.
              key={photos.length}
              accept="image/jpeg,image/png"
              capture="environment"
              file={sending}
              prompt={sending ? 'Sending' : 'Take a photo or choose one'}
              onFileChange={(file) => void send(file)}
            />
          </Field>
        </>
      )}
      {photos.length > 0 && (
        <ul className={styles.notes}>
          {photos.map(({ photoId, words: shown, by, at, shared }) => (
            <li key={photoId} className={styles.form}>
              <a href={photoAddress(photoId)} target="_blank" rel="noreferrer">
                <img
                  src={photoAddress(photoId)}
                  alt={shown || 'A photo of the device'}
                  loading="lazy"
                  className={styles.picture}
                />
              </a>
              <p className={styles.second}>
                {shown && `${shown}. `}
                {by}, <time dateTime={at}>{nepalInstant(at)}</time>
              </p>
              <Checkbox
                label="Share with the customer"
                checked={shared}
                disabled={working}
                onChange={({ target }) => share(photoId, target.checked)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
