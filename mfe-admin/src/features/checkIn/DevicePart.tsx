import { Link } from 'react-router-dom';
import { isAwaited } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Customer } from '@mcs-repairs/shared/domain/types/customer';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { searchFaults } from './searchFaults';
import { modelNamed, searchModels } from './searchModels';
import { SuggestInput, type Suggestion } from '../../form/SuggestInput';
import { useServices } from '../../format/useServices';
import { useModels } from './useModels';
import type { VisitForm } from './useVisitForm';
import styles from './CheckIn.module.css';

const KEPT = {
  device: 'Not in our list. The form saves the name as typed.',
  fault: 'None of our services. The form saves it as typed.',
};

type DevicePartProps = {
  form: VisitForm;
  known: Customer | undefined;
  /** The booking of another device that the customer brings on the same visit. */
  visitWith: Booking | undefined;
};

/**
 * The fields for the device and the fault. The clerk finds a catalogue entry by a few letters, or
 * types free text.
 */
export function DevicePart({
  form: { text, errors, values, change },
  known,
  visitWith,
}: DevicePartProps) {
  const { deviceModel, repairIssue } = values;
  const all = useModels();
  const servicesOf = useServices();
  const model = modelNamed(deviceModel, all);
  const { models, sure } = model ? { models: [] } : searchModels(deviceModel, all);
  const earlier = deviceModel === '' ? devicesOf(known) : [];
  const services = model ? servicesOf(model.device).map(({ name }) => name) : [];
  const isService = services.includes(repairIssue.trim());
  const faults = isService ? { names: [] } : searchFaults(repairIssue, model?.device, servicesOf);
  const isFault = repairIssue.trim() !== '';
  const open = openBookingOf(known, deviceModel, visitWith);

  return (
    <>
      <Field
        label="Device"
        required
        error={errors.deviceModel}
        className={styles.steady}
        hint={
          <>
            <span role="status">{open && <OpenBooking booking={open} />}</span>
            {!open &&
              deviceHint(deviceModel, {
                isListed: model !== undefined,
                fits: models.length,
                isSure: sure !== undefined,
              })}
          </>
        }
      >
        <SuggestInput
          {...text('deviceModel')}
          listLabel={earlier.length > 0 ? 'Devices of this customer' : 'Models'}
          suggestions={
            earlier.length > 0 ? earlier : models.map(({ name }) => ({ value: name, label: name }))
          }
          sure={sure?.name}
          onPick={(value) => {
            const [name = '', serial] = value.split(SERIAL);
            change('deviceModel', name);
            if (serial !== undefined) change('serial', serial);
          }}
        />
      </Field>
      <Field
        label="Fault"
        required
        error={errors.repairIssue}
        className={styles.steady}
        hint={
          isFault && !isService && !faults.names.length
            ? KEPT.fault
            : 'A service, or the customer’s words.'
        }
      >
        <SuggestInput
          {...text('repairIssue')}
          listLabel="Services"
          suggestions={(isFault ? faults.names : services).map((name) => ({
            value: name,
            label: name,
          }))}
          sure={faults.sure}
          onPick={(name) => change('repairIssue', name)}
        />
      </Field>
      <Field
        label="Condition"
        optional
        error={errors.condition}
        className={styles.wide}
        hint="Scratches, dents, and what does not work."
      >
        <TextInput {...text('condition')} autoComplete="off" />
      </Field>
    </>
  );
}

/**
 * The separator between the name of a device and its serial number. Neither of them contains a tab.
 */
const SERIAL = '\t';

const devicesOf = (known: Customer | undefined): Suggestion[] =>
  (known?.devices ?? []).slice(0, 4).map(({ deviceModel, serial }) => ({
    value: `${deviceModel}${SERIAL}${serial}`,
    label: deviceModel,
    note: serial.slice(-4) || undefined,
  }));

/**
 * Returns the booking for which a device of this model and customer is in the shop. If none is
 * there, returns the booking for which it is expected.
 */
function openBookingOf(
  known: Customer | undefined,
  typed: string,
  visitWith: Booking | undefined,
): Booking | undefined {
  const name = typed.trim().toLowerCase();
  const open = known?.bookings.filter(
    (booking) =>
      booking.deviceModel.toLowerCase() === name &&
      booking.id !== visitWith?.id &&
      !booking.spamAt &&
      (booking.stage ? !booking.collectedAt : isAwaited(booking)),
  );
  return open?.find(({ stage }) => stage) ?? open?.[0];
}

function OpenBooking({ booking: { reference, stage } }: { booking: Booking }) {
  return (
    <>
      This customer has one {stage ? 'in the shop' : 'booked'}:{' '}
      <Link to={`/admin/bookings/${encodeURIComponent(reference)}`}>booking {reference}</Link>
    </>
  );
}

function deviceHint(
  typed: string,
  { isListed, fits, isSure }: { isListed: boolean; fits: number; isSure: boolean },
): string {
  if (isListed) return 'This model is in the list.';
  if (typed.trim() !== '' && fits === 0) return KEPT.device;
  if (fits > 0 && !isSure) return 'Several models match. Choose one or type more.';
  return 'Name or model number, such as A2337.';
}
