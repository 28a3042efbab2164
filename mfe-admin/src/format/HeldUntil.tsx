import { formatShopTime } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import styles from './HeldUntil.module.css';

/** Shows how long the shop reserves the time of an unconfirmed booking. */
export function HeldUntil({ booking: { heldUntil } }: { booking: Pick<Booking, 'heldUntil'> }) {
  if (!heldUntil) return null;
  return <span className={styles.held}>held until {formatShopTime(new Date(heldUntil))}</span>;
}
