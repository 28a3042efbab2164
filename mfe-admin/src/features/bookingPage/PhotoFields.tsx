import { useState } from 'react';
import { addBookingPhoto } from '@mcs-repairs/shared/domain/contract/pickups';
import { uploadPhoto } from '@mcs-repairs/shared/domain/contract/photos';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { FileInput } from '@mcs-repairs/shared/ui/FileInput';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './BookingParts.module.css';

type PhotoFieldsProps = {
  bookingId: string;
  /** How many photos of the work the booking already has. */
  count: number;
  onClose: () => void;
};

/** The fields that add a photo of the work. A file is sent as soon as it is chosen. */
export function PhotoFields({ bookingId, count }: PhotoFieldsProps) {
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

  return (
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
          key={count}
          accept="image/jpeg,image/png"
          capture="environment"
          file={sending}
          prompt={sending ? 'Sending' : 'Take a photo or choose one'}
          onFileChange={(file) => void send(file)}
        />
      </Field>
    </div>
  );
}
