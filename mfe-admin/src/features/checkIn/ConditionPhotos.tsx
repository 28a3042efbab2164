import { useState } from 'react';
import { uploadPhoto } from '@mcs-repairs/shared/domain/contract/photos';
import { MOST_CONDITION_PHOTOS } from '@mcs-repairs/shared/domain/types/checkIn';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { FileInput } from '@mcs-repairs/shared/ui/FileInput';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './CheckIn.module.css';

type ConditionPhotosProps = {
  photoIds: readonly string[];
  error: string | undefined;
  onChange: (photoIds: string[]) => void;
};

/**
 * Takes photos of the device at check-in, or uploads chosen files. If an upload fails, the check-in
 * still works.
 */
export function ConditionPhotos({ photoIds, error, onChange }: ConditionPhotosProps) {
  const { act, failure, forget } = useStaffAction();
  const [sending, setSending] = useState<File | null>(null);
  const trouble = failure
    ? `${failure.message} You can check in the device without the photo.`
    : undefined;

  async function send(file: File | null) {
    forget();
    setSending(file);
    if (!file) return;
    const sent = await act(({ call }) => call(uploadPhoto, { file }));
    setSending(null);
    if (sent.ok) onChange([...photoIds, sent.value.photoId]);
  }

  return (
    <div className={styles.wide}>
      {photoIds.length < MOST_CONDITION_PHOTOS && (
        <Field label="Photos of the condition" optional error={error ?? trouble}>
          <FileInput
            // A file input keeps its file after an upload. A new key replaces the input with an
            // empty one.
            key={photoIds.length}
            accept="image/jpeg,image/png"
            capture="environment"
            file={sending}
            disabled={sending !== null}
            prompt={photoIds.length ? 'Take another photo' : 'Take a photo or choose one'}
            onFileChange={(file) => void send(file)}
          />
        </Field>
      )}
      {photoIds.length > 0 && (
        <p className={styles.photos}>
          {photoIds.length} {photoIds.length === 1 ? 'photo' : 'photos'} taken.
          <Button variant="quiet" size="small" onClick={() => onChange(photoIds.slice(0, -1))}>
            Remove last photo
          </Button>
        </p>
      )}
    </div>
  );
}
