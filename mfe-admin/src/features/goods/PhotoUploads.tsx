import { Button } from '@mcs-repairs/shared/ui/Button';
import { Spinner } from '@mcs-repairs/shared/ui/Spinner';
import type { PhotoUpload } from './usePhotoUploads';
import styles from './GoodsPhotos.module.css';

type PhotoUploadsProps = {
  uploads: readonly PhotoUpload[];
  /**
   * The id of the upload that is being sent. Undefined while all uploads wait until the unit is
   * added.
   */
  sending: number | undefined;
  onAgain?: (upload: PhotoUpload) => void;
  onDrop: (upload: PhotoUpload) => void;
};

/** Lists chosen files that are not stored yet, each with its progress or its error. */
export function PhotoUploads({ uploads, sending, onAgain, onDrop }: PhotoUploadsProps) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Chosen files" className={styles.uploads}>
      {uploads.map((upload) => {
        const { key, file, error, isRefused } = upload;
        const isSending = key === sending;
        return (
          <li key={key} className={styles.upload}>
            {isSending && <Spinner />}
            <span className={styles.file}>
              <span className={styles.fileName}>{file.name}</span>
              <span role="status" className={error ? styles.error : styles.state}>
                {error ?? (isSending ? 'Sending' : 'Waiting')}
              </span>
            </span>
            {error && onAgain && !isRefused && (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Send file again: ${file.name}`}
                onClick={() => onAgain(upload)}
              >
                Send file again
              </Button>
            )}
            {!isSending && (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove file: ${file.name}`}
                onClick={() => onDrop(upload)}
              >
                Remove file
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
