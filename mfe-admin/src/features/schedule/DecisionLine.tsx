import {
  BOOKING_DECISIONS,
  type BookingDecision,
  type DisplacedBooking,
} from '@mcs-repairs/shared/domain/types/schedule';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { shortDate } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { useSendsEmails } from '../../staff/isReached';
import styles from './Schedule.module.css';

const wordsOf = (sendsEmails: boolean): Record<BookingDecision, string> => ({
  move: sendsEmails ? 'Offer other times by email' : 'Offer other times',
  keep: 'Keep the appointment',
  cancel: sendsEmails ? 'Cancel and notify by email' : 'Cancel the appointment',
});

type DecisionLineProps = {
  booking: DisplacedBooking;
  decision: BookingDecision | undefined;
  onDecide: (decision: BookingDecision) => void;
};

export function DecisionLine({ booking, decision, onDecide }: DecisionLineProps) {
  const { reference, customerName, customerPhone, hasEmail } = booking;
  const words = wordsOf(useSendsEmails());
  return (
    <li className={styles.decision}>
      <div>
        <p className={styles.name}>
          {customerName}, {reference}
        </p>
        <p className={styles.muted}>
          {shortDate(booking.appointmentDate)}, {booking.appointmentTime}, {customerPhone}
          {!hasEmail && '. No email address. Please call.'}
        </p>
      </div>
      <Field label={`Decision for ${reference}`} labelHidden>
        <SelectInput
          value={decision ?? ''}
          onChange={({ target }) => onDecide(target.value as BookingDecision)}
          options={[
            { value: '', label: 'Choose an option', disabled: true },
            ...BOOKING_DECISIONS.map((value) => ({
              value,
              label: words[value],
              disabled: value === 'move' && !hasEmail,
            })),
          ]}
        />
      </Field>
    </li>
  );
}
