import { photoSources, unitPhotoAddress } from '@mcs-repairs/shared/domain/rules/unitPhotos';
import type { UnitPhoto } from '@mcs-repairs/shared/domain/types/goods';
import styles from './UnitPicture.module.css';

type UnitPictureProps = {
  photo: UnitPhoto;
  /** The width at which the page shows the photo, in the format of the `sizes` attribute. */
  sizes: string;
  /** Whether the photo is on the first screen, so that it must load at once. */
  eager?: boolean;
};

/** Shows a photo of a unit. The browser chooses the width and format of the file. */
export function UnitPicture({ photo, sizes, eager }: UnitPictureProps) {
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={photoSources(photo, 'avif')} sizes={sizes} />
      <img
        loading={eager ? 'eager' : 'lazy'}
        {...(eager && { fetchPriority: 'high' })}
        src={unitPhotoAddress(photo.id, 640)}
        srcSet={photoSources(photo, 'webp')}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={photo.alt}
        className={styles.image}
      />
    </picture>
  );
}
