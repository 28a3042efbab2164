import { useState } from 'react';
import { photoAddress } from '@mcs-repairs/shared/domain/rules/photoAddress';
import styles from './BookingDetails.module.css';

export function BookingPhoto({ photoId }: { photoId: string }) {
  const [broken, setBroken] = useState(false);
  const address = photoAddress(photoId);
  if (broken) return <p className={styles.second}>The photo could not be loaded.</p>;
  return (
    <a href={address} target="_blank" rel="noreferrer" className={styles.photo}>
      <img
        src={address}
        alt="Photo of the damage from the customer. Opens in full size."
        onError={() => setBroken(true)}
      />
    </a>
  );
}
