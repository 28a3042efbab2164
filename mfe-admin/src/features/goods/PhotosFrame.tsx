import { useId, type ReactNode } from 'react';
import { MOST_PHOTOS } from '@mcs-repairs/shared/domain/types/goods';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { FileInput } from '@mcs-repairs/shared/ui/FileInput';
import styles from './GoodsPhotos.module.css';

type PhotosFrameProps = {
  /** The number of photos that staff can still add. */
  room: number;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

/** The part of the form where staff choose photos. */
export function PhotosFrame({ room, onFiles, children }: PhotosFrameProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} tabIndex={-1} className={styles.photos}>
      <h3 id={id} className={styles.title}>
        Photos
      </h3>
      {children}
      {room > 0 ? (
        <Field
          label="Add photos"
          labelHidden
          hint={`JPG or PNG, at most 10 MB each and ${MOST_PHOTOS} photos. The shop shows the first photo in lists.`}
        >
          <FileInput
            accept="image/jpeg,image/png"
            file={null}
            prompt="Choose photos or drop them here"
            onFilesChange={(files) => onFiles(files.slice(0, room))}
          />
        </Field>
      ) : (
        <p className={styles.full}>A unit has at most {MOST_PHOTOS} photos.</p>
      )}
    </section>
  );
}
