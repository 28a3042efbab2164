import { useState } from 'react';
import { addBookingPhoto, sharePhoto } from '@mcs-repairs/shared/domain/contract/pickups';
import { uploadPhoto } from '@mcs-repairs/shared/domain/contract/photos';
import { photoAddress } from '@mcs-repairs/shared/domain/rules/photoAddress';
import { MOST_STAFF_PHOTOS, type BookingPhoto } from '@mcs-repairs/shared/domain/types/visit';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { FileInput } from '@mcs-repairs/shared/ui/FileInput';
import { ChevronDownIcon } from '@mcs-repairs/shared/ui/icons';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './BookingParts.module.css';

type PhotoFormProps = { bookingId: string; photos: readonly BookingPhoto[] };

/** Adds photos of the work. Customers see a photo only if staff share it. */
export function PhotoForm({ bookingId, photos }: PhotoFormProps) {
  const { act, failure, forget } = useStaffAction();
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

  if (photos.length >= MOST_STAFF_PHOTOS) return null;
  return (
    <details className={styles.photos}>
      <summary className={styles.fold}>
        Add photo <ChevronDownIcon size={18} />
      </summary>
      <div className={styles.form}>
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
            // A file input keeps its file after an upload. A new key replaces the input with an
            // empty one.
            key={photos.length}
            accept="image/jpeg,image/png"
            capture="environment"
            file={sending}
            prompt={sending ? 'Sending' : 'Take a photo or choose one'}
            onFileChange={(file) => void send(file)}
          />
        </Field>
      </div>
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
