import { areaMapHref, mapHref, parsePin } from '@mcs-repairs/shared/domain/types/mapPin';
import type { Place } from '@mcs-repairs/shared/domain/types/pickup';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { MapPinIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './PlaceLines.module.css';

type PlaceProps = { place: Place | null; city: string | undefined };

export function PlaceLines({ place, city }: PlaceProps) {
  if (!place) {
    return (
      <p className={styles.muted}>
        No address is stored{city ? `. The customer lives in ${city}` : ''}. Please call.
      </p>
    );
  }
  return (
    <div className={styles.place}>
      <p>{place.address}</p>
      {place.landmark && <p className={styles.muted}>{place.landmark}</p>}
      <p className={styles.muted}>{place.area}</p>
    </div>
  );
}

/** Opens a map at the pin. If nobody set a pin, the map shows the part of town. */
export function MapLink({ place, city }: PlaceProps) {
  const pin = place && parsePin(place.pin);
  const area = [place?.area, city].filter(Boolean).join(', ');
  if (!pin && !area) return null;
  return (
    <ButtonAnchor
      href={pin ? mapHref(pin) : areaMapHref(area)}
      target="_blank"
      rel="noreferrer"
      variant="secondary"
      size="large"
      icon={<MapPinIcon size={18} />}
      className={styles.map}
    >
      {pin ? 'Open map' : 'Open area map'}
    </ButtonAnchor>
  );
}
