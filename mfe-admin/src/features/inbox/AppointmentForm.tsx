import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readAvailability } from '@mcs-repairs/shared/domain/contract/availability';
import { createBooking } from '@mcs-repairs/shared/domain/contract/newBooking';
import { linkRequestBooking } from '@mcs-repairs/shared/domain/contract/requestPages';
import { dayReasonText } from '@mcs-repairs/shared/domain/rules/availability';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import {
  appointmentRequestSchema,
  type AppointmentRequest,
} from '@mcs-repairs/shared/domain/types/bookingRequest';
import type { RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';
import { shopDateSchema } from '@mcs-repairs/shared/domain/types/time';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './Request.module.css';

const availability = answersOf(readAvailability);

/** Books an appointment with the details of the request, and links both. */
export function AppointmentForm({ page, onClose }: { page: RequestPage; onClose: () => void }) {
  const { topic, id, name, phone, email, items, services, message } = page;
  const { act } = useStaffAction();
  const { values, errors, failure, sending, form, text } = useStaffForm({
    schema: appointmentRequestSchema,
    empty: {
      customerName: name,
      customerPhone: phone,
      customerEmail: email,
      deviceModel: items[0]?.name ?? '',
      repairIssue: [services, message].filter(Boolean).join('\n').slice(0, 2000),
      appointmentDate: '',
      appointmentTime: '',
    },
    compose: ({ customerEmail, ...typed }) => ({
      ...typed,
      kind: 'appointment',
      customerEmail: customerEmail || undefined,
    }),
    // A repeated request gets the same booking and the same link, so a retry sends both again.
    send: (body: AppointmentRequest, key) =>
      act(async ({ call }) => {
        const booked = await call(createBooking, { body }, { key });
        if (!booked.ok) return booked;
        const link = { booking: booked.value.reference };
        return call(linkRequestBooking, { params: { topic, id }, body: link });
      }, 'The appointment is booked.'),
    onDone: onClose,
  });
  const today = toShopDate(useNow());
  const { appointmentDate: day } = values;
  const isDay = shopDateSchema.safeParse(day).success;
  const found = availability.useQuery({ query: { from: day, to: day } }, { skip: !isDay });
  const offered = isDay ? found.currentData?.days[0] : undefined;
  const free = offered?.slots.filter(({ available }) => available) ?? [];
  const closed =
    offered && !offered.bookable
      ? dayReasonText(offered.reason ?? 'past', offered.holiday)
      : undefined;
  return (
    <form {...form} aria-label="Appointment" className={styles.form}>
      <Refusal refusal={failure?.fields ? null : failure} />
      <Field label="Name" required error={errors.customerName}>
        <TextInput {...text('customerName')} autoComplete="off" />
      </Field>
      <Field label="Phone" error={errors.customerPhone}>
        <TextInput {...text('customerPhone')} type="tel" autoComplete="off" />
      </Field>
      <Field label="Email" error={errors.customerEmail}>
        <TextInput {...text('customerEmail')} type="email" autoComplete="off" />
      </Field>
      <Field label="Device" required error={errors.deviceModel}>
        <TextInput {...text('deviceModel')} autoComplete="off" />
      </Field>
      <Field label="Fault" required error={errors.repairIssue}>
        <TextArea {...text('repairIssue')} rows={3} />
      </Field>
      <Field label="Day" required error={errors.appointmentDate && 'Choose a day'} hint={closed}>
        <TextInput {...text('appointmentDate')} type="date" min={today} />
      </Field>
      <Field label="Time" required error={errors.appointmentTime && 'Choose a time'}>
        <SelectInput {...text('appointmentTime')} disabled={free.length === 0}>
          <option value="">{free.length || !isDay ? 'Choose a time' : 'No free times'}</option>
          {free.map(({ time }) => (
            <option key={time} value={time}>
              {time}
            </option>
          ))}
        </SelectInput>
      </Field>
      <div className={styles.actions}>
        <Button type="submit" size="small" loading={sending}>
          Book appointment
        </Button>
        <Button variant="quiet" size="small" disabled={sending} onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}
