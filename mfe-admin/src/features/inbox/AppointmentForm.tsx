import { createBooking } from '@mcs-repairs/shared/domain/contract/newBooking';
import { listOfDevices } from '@mcs-repairs/shared/domain/rules/listOfDevices';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import {
  appointmentRequestSchema,
  type AppointmentRequest,
} from '@mcs-repairs/shared/domain/types/bookingRequest';
import type { RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { Refusal } from '../../form/Refusal';
import { useFreeTimes } from '../../form/useFreeTimes';
import { useAskedClose } from '../../form/useAskedClose';
import { useStaffForm } from '../../form/useStaffForm';
import { useRequestLink } from '../../staff/useRequestLink';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './Request.module.css';

/** Books an appointment with the details of the request, and links both. */
export function AppointmentForm({ page, onClose }: { page: RequestPage; onClose: () => void }) {
  const { name, phone, email, items, services, message, devices } = page;
  const { act } = useStaffAction();
  const link = useRequestLink();
  const { values, errors, failure, sending, form, text, isEdited, settle } = useStaffForm({
    schema: appointmentRequestSchema,
    empty: {
      customerName: name,
      customerPhone: phone,
      customerEmail: email,
      deviceModel: items[0]?.name ?? devices[0]?.device ?? '',
      repairIssue: [services, listOfDevices(devices), message]
        .filter(Boolean)
        .join('\n')
        .slice(0, 2000),
      appointmentDate: '',
      appointmentTime: '',
    },
    keptAs: `appointment ${page.id}`,
    compose: ({ customerEmail, appointmentTime, ...typed }) => ({
      ...typed,
      // If the new day does not offer the chosen time, the form clears the time.
      appointmentTime: free.includes(appointmentTime) ? appointmentTime : '',
      kind: 'appointment',
      customerEmail: customerEmail || undefined,
    }),
    send: (body: AppointmentRequest, key) =>
      act(async ({ call }) => {
        const booked = await call(createBooking, { body }, { key });
        if (booked.ok) await link(page, booked.value.reference);
        return booked;
      }, 'The appointment is booked.'),
    onDone: onClose,
  });
  const close = useAskedClose({ isEdited, settle }, onClose);
  const today = toShopDate(useNow());
  const { free, closed, prompt } = useFreeTimes(values.appointmentDate);
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
        <SelectInput
          {...text('appointmentTime')}
          value={free.includes(values.appointmentTime) ? values.appointmentTime : ''}
          disabled={free.length === 0}
        >
          <option value="">{prompt}</option>
          {free.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </SelectInput>
      </Field>
      <div className={styles.actions}>
        <Button type="submit" size="small" loading={sending}>
          Book appointment
        </Button>
        <Button variant="quiet" size="small" disabled={sending} onClick={close}>
          Close form
        </Button>
      </div>
    </form>
  );
}
