import type { RepairView } from '@mcs-repairs/shared/domain/types/repair';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { SharedPhoto } from './SharedPhoto';
import styles from './VisitList.module.css';

type SharedPhotosProps = { token: string; photos: NonNullable<RepairView['photos']> };

/** Shows the photos of the repair that the shop shares with the customer. */
export function SharedPhotos({ token, photos }: SharedPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <section className={styles.visits} aria-labelledby="shared-photos">
      <Heading level={2} id="shared-photos" className={styles.heading}>
        Photos of your repair
      </Heading>
      <ul className={styles.list}>
        {photos.map(({ photoId, words }) => (
          <li key={photoId} className={styles.visit}>
            <SharedPhoto token={token} photoId={photoId} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
