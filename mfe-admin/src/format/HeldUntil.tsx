import { formatShopTime } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import styles from './HeldUntil.module.css';

/** Beside the status of a booking that came in a rush: until when its time is kept. */
export function HeldUntil({ booking: { heldUntil } }: { booking: Pick<Booking, 'heldUntil'> }) {
  if (!heldUntil) return null;
  return <span className={styles.held}>held until {formatShopTime(new Date(heldUntil))}</span>;
}
