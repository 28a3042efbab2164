import { mapHref, parsePin } from '@mcs-repairs/shared/domain/types/mapPin';
import type { Place } from '@mcs-repairs/shared/domain/types/pickup';
import styles from './PlaceLines.module.css';

/** An address with a link to a map. */
export function PlaceLines({ place, city }: { place: Place | null; city: string | undefined }) {
  if (!place) {
    return (
      <p className={styles.muted}>
        No address is stored{city ? `. The customer lives in ${city}` : ''}. Please call.
      </p>
    );
  }
  const pin = parsePin(place.pin);
  return (
    <div className={styles.place}>
      <p>{place.address}</p>
      {place.landmark && <p className={styles.muted}>{place.landmark}</p>}
      <p className={styles.muted}>{place.area}</p>
      {pin && (
        <a href={mapHref(pin)} target="_blank" rel="noreferrer" className={styles.map}>
          Open map
        </a>
      )}
    </div>
  );
}
