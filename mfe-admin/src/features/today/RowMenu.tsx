import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { callHref, mailHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { MoreIcon, PhoneIcon } from '@mcs-repairs/shared/ui/icons';
import { useFolding } from '@mcs-repairs/shared/ui/useFolding';
import styles from './RowMenu.module.css';

type RowMenuProps = { booking: Booking; children: (booking: Booking) => ReactNode };

/**
 * A menu with the less frequent actions of a row: contact the customer, view the booking, change
 * its status.
 */
export function RowMenu({ booking, children }: RowMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { close, closeWhenLeft } = useFolding(menu, menu);
  const { customerName, customerPhone, customerEmail, reference } = booking;
  return (
    <details
      ref={menu}
      className={styles.menu}
      onBlur={closeWhenLeft}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        aria-label={`More actions: ${customerName}, ${reference}`}
        title="More actions"
        className={styles.handle}
      >
        <MoreIcon size={18} />
      </summary>
      {isOpen && (
        <div className={styles.panel}>
          {customerPhone && (
            <a href={callHref(customerPhone)} className={styles.entry}>
              <PhoneIcon size={16} /> Call {customerPhone}
            </a>
          )}
          {customerEmail && (
            <a href={mailHref(customerEmail)} className={styles.entry}>
              Email {customerEmail}
            </a>
          )}
          <Link
            to={`/admin/bookings/${encodeURIComponent(reference)}`}
            className={styles.entry}
            onClick={close}
          >
            View booking
          </Link>
          {children(booking)}
        </div>
      )}
    </details>
  );
}
