import { useState } from 'react';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import styles from './BookingDetails.module.css';

export function BookingPhoto({ photoId }: { photoId: string }) {
  const { staff } = useShopData();
  const [broken, setBroken] = useState(false);
  const address = staff.photoUrl(photoId);
  if (!address || broken) return <p className={styles.second}>The photo could not be loaded.</p>;
  return (
    <a href={address} target="_blank" rel="noreferrer" className={styles.photo}>
      <img
        src={address}
        alt="The damage as the customer sent it; opens in full size"
        onError={() => setBroken(true)}
      />
    </a>
  );
}
