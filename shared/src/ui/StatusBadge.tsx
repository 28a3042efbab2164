import type { ReactNode } from 'react';
import type { BookingStatus } from '../domain/types/booking';
import { classes } from './classes';
import { CalendarCheckIcon, CheckIcon, ClockIcon, CloseIcon, WrenchIcon } from './icons';
import styles from './Badge.module.css';

const LOOKS: Record<BookingStatus, { label: string; icon: ReactNode }> = {
  pending: { label: 'Pending', icon: <ClockIcon /> },
  confirmed: { label: 'Confirmed', icon: <CalendarCheckIcon /> },
  in_progress: { label: 'In progress', icon: <WrenchIcon /> },
  completed: { label: 'Completed', icon: <CheckIcon /> },
  cancelled: { label: 'Cancelled', icon: <CloseIcon /> },
};

/**
 * Shows the status of a booking with a colour and an icon (specification, section 4). Some people
 * cannot distinguish the colours, so the icon is needed.
 */
export function StatusBadge({ status, className }: { status: BookingStatus; className?: string }) {
  const { label, icon } = LOOKS[status];
  return (
    <span className={classes(styles.badge, className)} data-status={status}>
      {icon}
      {label}
    </span>
  );
}
