import { Link } from 'react-router-dom';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { photoAddress } from '@mcs-repairs/shared/domain/rules/photoAddress';
import { isFetched } from '@mcs-repairs/shared/domain/rules/whereabouts';
import type { BookingPage } from '@mcs-repairs/shared/domain/types/repair';
import { MapLink, PlaceLines } from '../../format/PlaceLines';
import { STEP_LABELS, WHEREABOUTS_WORDS } from '../../format/pickupWords';
import styles from './BookingParts.module.css';

/** Shows where the rider fetches the device, and which steps of the pickup are done. */
export function PickupPart({ page: { booking, ride } }: { page: BookingPage }) {
  if (!ride || !isFetched(booking) || (!booking.pickupDate && !ride.place)) return null;
  return (
    <section aria-label="Pickup" className={styles.card}>
      <h2 className={styles.heading}>Pickup: {WHEREABOUTS_WORDS[ride.whereabouts]}</h2>
      <PlaceLines place={ride.place} city={booking.city} />
      <div>
        <MapLink place={ride.place} city={booking.city} />
      </div>
      {ride.steps.length > 0 && (
        <ul className={styles.notes}>
          {ride.steps.map(({ id, at, by, step, reason, photoId }) => (
            <li key={id} className={styles.note}>
              {STEP_LABELS[step]}
              {reason && `: ${reason}`}
              <p className={styles.second}>
                {by}, <time dateTime={at}>{nepalInstant(at)}</time>
                {photoId && (
                  <>
                    {' '}
                    <a href={photoAddress(photoId)} target="_blank" rel="noreferrer">
                      View photo
                    </a>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to="/admin/pickups">View all pickups</Link>
      </p>
    </section>
  );
}
