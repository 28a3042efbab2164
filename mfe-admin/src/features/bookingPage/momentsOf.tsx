import { statusText } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import type { AuditEntry } from '@mcs-repairs/shared/domain/types/booking';
import type { BookingPage } from '@mcs-repairs/shared/domain/types/repair';
import type { Moment } from '../../format/Timeline';
import { StaffPhoto } from './StaffPhotos';
import styles from './BookingParts.module.css';

/** Matches the notes that the server writes about an estimate and about the customer's answer. */
const ESTIMATE = /^Estimate(?:: | accepted: | declined$)/;

/** Collects the changes, estimates, notes and photos of a booking as entries of its history. */
export function momentsOf({ booking, audit, notes, photos = [] }: BookingPage): Moment[] {
  return [
    ...audit.map((entry) => ({
      id: entry.id,
      at: entry.at,
      by: entry.by,
      kind: ESTIMATE.test(entry.note ?? '') ? ('Estimates' as const) : ('Changes' as const),
      content: <Change entry={entry} />,
    })),
    ...notes.map(({ id, at, by, text }) => ({
      id,
      at,
      by,
      kind: 'Notes' as const,
      content: <p className={styles.note}>{text}</p>,
    })),
    ...photos.map((photo) => ({
      id: photo.photoId,
      at: photo.at,
      by: photo.by,
      kind: 'Photos' as const,
      content: <StaffPhoto bookingId={booking.id} photo={photo} />,
    })),
  ];
}

function Change({ entry: { from, to, stage, note } }: { entry: AuditEntry }) {
  if (from === to && note) return <p>{note}</p>;
  return (
    <>
      <p>{changeText(from, to, stage)}</p>
      {note && <p className={styles.second}>{note}</p>}
    </>
  );
}

function changeText(from: AuditEntry['from'], to: AuditEntry['to'], stage: AuditEntry['stage']) {
  // Only the first entry has no previous status. It is the check-in of a walk-in or the creation of
  // a booking.
  if (from === null) return stage === 'received' ? 'Received' : 'Booked';
  return from === to ? 'Details changed' : `From ${statusText(from)} to ${statusText(to)}`;
}
