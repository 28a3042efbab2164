import { useState, type ReactNode } from 'react';
import { appointmentEvent } from '@mcs-repairs/shared/domain/rules/appointmentEvent';
import { googleCalendarUrl } from './calendarLinks';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { CalendarIcon, DownloadIcon } from '@mcs-repairs/shared/ui/icons';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import type { Appointment } from './appointment';
import styles from './AddToCalendar.module.css';

type AddToCalendarProps = {
  appointment: Appointment;
  variant?: 'primary' | 'secondary';
  /** Further buttons without an outline. They are beside the button for the file. */
  children?: ReactNode;
};

/**
 * Adds the appointment to a calendar. Google Calendar opens with a link. Every other calendar
 * imports a file.
 */
export function AddToCalendar({
  appointment,
  variant = 'secondary',
  children,
}: AddToCalendarProps) {
  const shop = useShopProfile();
  const [failed, setFailed] = useState(false);
  const event = appointmentEvent(appointment, shop);

  const download = () => {
    setFailed(false);
    import(/* webpackChunkName: "appointment-file" */ './downloadAppointment').then(
      ({ downloadAppointment }) => downloadAppointment(event, appointment, shop),
      () => setFailed(true),
    );
  };
  return (
    <div className={styles.group}>
      <div className={styles.buttons}>
        <ButtonAnchor
          variant={variant}
          icon={<CalendarIcon />}
          href={googleCalendarUrl(event)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Add to My Google Calendar
        </ButtonAnchor>
        <div className={styles.quiet}>
          <Button variant="quiet" icon={<DownloadIcon />} onClick={download}>
            Download .ics file
          </Button>
          {children}
        </div>
      </div>
      {failed && (
        <Notice tone="warning" live>
          The calendar file could not be made. Please check your connection and try again.
        </Notice>
      )}
    </div>
  );
}
