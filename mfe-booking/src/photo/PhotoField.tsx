import { useEffect, useRef } from 'react';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { FileInput } from '@mcs-repairs/shared/ui/FileInput';
import { PHOTO_HINT } from './checkPhoto';
import type { PhotoChoice } from './usePhoto';
import styles from './PhotoField.module.css';

type PhotoFieldProps = { photo: PhotoChoice; disabled?: boolean };

/** A field for one photo of the damage. It shows the state of the upload. */
export function PhotoField({
  photo: { attached: photo, choose, error, sending },
  disabled,
}: PhotoFieldProps) {
  const can = useShopCapabilities();
  return (
    <div className={styles.field}>
      <Field
        label="Photo of the damage"
        optional
        error={error}
        hint={
          can.uploadPhoto
            ? `${PHOTO_HINT}. Only our technicians see it.`
            : `${PHOTO_HINT}. This site stores it in your browser only. Please bring the device, or send the photo by WhatsApp.`
        }
      >
        <FileInput
          file={photo?.file ?? sending}
          prompt={photo && !photo.file ? `Replace ${photo.name}` : undefined}
          onFileChange={choose}
          accept="image/jpeg,image/png"
          disabled={disabled}
        />
      </Field>
      <p aria-live="polite" className={styles.state}>
        {sending ? 'Sending your photo...' : photo && `${photo.name} is attached.`}
      </p>
      {photo?.file && <Preview file={photo.file} />}
      {photo && !photo.file && (
        <Button variant="quiet" size="small" onClick={() => choose(null)}>
          Remove photo
        </Button>
      )}
    </div>
  );
}

function Preview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} alt="Your photo of the damage" className={styles.preview} />;
}
