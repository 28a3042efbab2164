import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isFetched } from '@mcs-repairs/shared/domain/rules/whereabouts';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { HeldUntil } from '../../format/HeldUntil';
import { leadOf } from './leadOf';
import type { Part } from './parts';
import { RowMenu } from './RowMenu';
import styles from './Today.module.css';

export type RowActions = {
  onOpen: (booking: Booking) => void;
  /**
   * Renders the button of the next step. `isFirst` means that this booking is the most urgent one.
   */
  step: (booking: Booking, isFirst: boolean) => ReactNode;
  /** Renders the other actions in the menu of the row. */
  more: (booking: Booking) => ReactNode;
};

type TodayRowProps = {
  booking: Booking;
  part: Part['id'];
  shopDate: ShopDate;
  /** Whether the booking arrived after the member last opened this page. */
  isNew: boolean;
  isFirst: boolean;
  actions: RowActions;
};

/** Shows one booking: its time or stage, customer, device and fault, its next step, and a menu. */
export function TodayRow({ booking, part, shopDate, isNew, isFirst, actions }: TodayRowProps) {
  const { customerName, reference, deviceModel, repairService } = booking;
  const what = `${deviceModel}, ${repairService}`;
  const page = `/admin/bookings/${encodeURIComponent(reference)}`;
  const { lead, note, isOld } = leadOf(booking, part, shopDate, useNow());
  return (
    <li className={classes(styles.row, isFirst && styles.first)}>
      <span className={styles.lead} data-old={isOld}>
        {lead}
        {note && (
          <span className={styles.note} title={note}>
            {note}
          </span>
        )}
      </span>
      <div className={styles.who}>
        <button
          type="button"
          aria-haspopup="dialog"
          className={styles.name}
          data-open={booking.id}
          onClick={() => actions.onOpen(booking)}
        >
          {customerName}
        </button>
        <Link to={page} className={styles.reference}>
          {reference}
        </Link>
        {isNew && (
          <Badge tone="accent" className={styles.new}>
            New
          </Badge>
        )}
        <HeldUntil booking={booking} />
      </div>
      <span className={styles.what} title={what}>
        {what}
      </span>
      <div className={styles.step}>
        {part === 'undated' && !isFetched(booking) ? (
          <ButtonLink
            size="small"
            variant="secondary"
            to={`${page}#appointment`}
            aria-label={`Set appointment: ${customerName}, ${reference}`}
          >
            Set appointment
          </ButtonLink>
        ) : (
          actions.step(booking, isFirst)
        )}
      </div>
      <RowMenu booking={booking}>{actions.more}</RowMenu>
    </li>
  );
}
