import {
  photoSources,
  POST_PICTURES,
  unitPhotoAddress,
} from '@mcs-repairs/shared/domain/rules/unitPhotos';
import type { PostPicture } from '@mcs-repairs/shared/domain/types/community';
import styles from './PostPictures.module.css';

/** The largest width in pixels at which a page shows a picture. */
const MOST_WIDTH = 640;
const MOST_HEIGHT = 420;

/**
 * Shows the pictures of a post below its text. The page reserves space for them before they load.
 */
export function PostPictures({ pictures = [] }: { pictures?: readonly PostPicture[] | undefined }) {
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <Shown picture={picture} />
        </li>
      ))}
    </ul>
  );
}

function Shown({ picture }: { picture: PostPicture }) {
  const { id, alt, width, height } = picture;
  const scale = Math.min(1, MOST_WIDTH / width, MOST_HEIGHT / height);
  const shownWidth = Math.max(1, Math.round(width * scale));
  const sizes = `min(${shownWidth}px, 90vw)`;
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={photoSources(picture, 'avif', POST_PICTURES)}
        sizes={sizes}
      />
      <img
        loading="lazy"
        src={unitPhotoAddress(id, 640, 'webp', POST_PICTURES)}
        srcSet={photoSources(picture, 'webp', POST_PICTURES)}
        sizes={sizes}
        width={shownWidth}
        height={Math.max(1, Math.round(height * scale))}
        alt={alt || 'Picture without a description'}
        className={styles.picture}
      />
    </picture>
  );
}
