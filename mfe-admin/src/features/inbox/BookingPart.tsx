import { useState } from 'react';
import { Link } from 'react-router-dom';
import { linkRequestBooking } from '@mcs-repairs/shared/domain/contract/requestPages';
import { bookingLinkSchema, type RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Disclosure } from '@mcs-repairs/shared/ui/Disclosure';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { useStaffAction } from '../../staff/useStaffAction';
import { AppointmentForm } from './AppointmentForm';
import styles from './Request.module.css';

/** Lists the bookings that were made from the request, and offers ways to make one. */
export function BookingPart({ page }: { page: RequestPage }) {
  const { topic, reference, entries, spamAt } = page;
  const [isOpen, setOpen] = useState(false);
  const bookings = entries.filter(({ booking }) => booking !== undefined);
  const from = `from=${topic}/${encodeURIComponent(reference)}`;
  return (
    <section aria-labelledby="booking" className={styles.card}>
      <h2 id="booking" className={styles.heading}>
        Booking
      </h2>
      {bookings.length > 0 && (
        <ul className={styles.others}>
          {bookings.map(({ id, booking = '', canEstimate }) => (
            <li key={id}>
              <Link to={`/admin/bookings/${encodeURIComponent(booking)}`}>Booking {booking}</Link>
              {canEstimate && (
                <ButtonLink
                  variant="quiet"
                  size="small"
                  to={`/admin/bookings/${encodeURIComponent(booking)}#estimate`}
                  aria-label={`Write estimate for booking ${booking}`}
                >
                  Write estimate
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      )}
      {!spamAt && (
        <>
          {isOpen ? (
            <AppointmentForm page={page} onClose={() => setOpen(false)} />
          ) : (
            <div className={styles.actions}>
              <ButtonLink variant="secondary" size="small" to={`/admin/intake?${from}`}>
                Check in device
              </ButtonLink>
              <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
                Book appointment
              </Button>
            </div>
          )}
          <Disclosure title="Link a booking">
            <LinkForm page={page} />
          </Disclosure>
        </>
      )}
    </section>
  );
}

function LinkForm({ page: { topic, id } }: { page: RequestPage }) {
  const { act } = useStaffAction();
  const { errors, failure, sending, form, text } = useStaffForm({
    schema: bookingLinkSchema,
    empty: { booking: '' },
    keptAs: `link ${id}`,
    send: (body) =>
      act(
        ({ call }) => call(linkRequestBooking, { params: { topic, id }, body }),
        'The booking was linked to the request.',
      ),
    onDone() {},
  });
  return (
    <form {...form} aria-label="Link a booking" className={styles.form}>
      <Refusal refusal={failure?.fields ? null : failure} />
      <Field label="Booking number" error={errors.booking}>
        <TextInput {...text('booking')} autoComplete="off" />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" size="small" variant="secondary" loading={sending}>
          Link booking to request
        </Button>
      </div>
    </form>
  );
}
