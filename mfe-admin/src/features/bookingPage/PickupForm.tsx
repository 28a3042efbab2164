import { setPickup } from '@mcs-repairs/shared/domain/contract/repairs';
import { formatSlotTime } from '@mcs-repairs/shared/domain/rules/shopClock';
import * as z from 'zod/mini';
import { pickupSchema } from '@mcs-repairs/shared/domain/types/repair';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { placeSchema, type Place } from '@mcs-repairs/shared/domain/types/pickup';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ChangedMeanwhile } from '../../form/ChangedMeanwhile';
import { Refusal } from '../../form/Refusal';
import { useAskedClose } from '../../form/useAskedClose';
import { useStaffForm } from '../../form/useStaffForm';
import { useStaffAction } from '../../staff/useStaffAction';
import { othersOf } from '../../form/othersOf';
import { PLACE_LABELS, PlaceFields } from './PlaceFields';
import styles from './BookingParts.module.css';

const windowSchema = z.extend(
  z.omit(pickupSchema, { version: true, place: true }),
  placeSchema.shape,
);
const LABELS = { pickupDate: 'Pickup day', pickupFrom: 'From', pickupTo: 'Until', ...PLACE_LABELS };
/** The times from 8:00 AM to 8:00 PM, in steps of half an hour. */
const TIMES = Array.from({ length: 25 }, (_, half) => formatSlotTime(480 + half * 30));

type PickupFormProps = {
  booking: Booking;
  place: Place | null;
  today: ShopDate;
  onClose: () => void;
};

/** Edits when and where a rider fetches the device, and who hands it over. */
export function PickupForm({ booking, place, today, onClose }: PickupFormProps) {
  const { id, pickupDate = '', pickupFrom = '10:00 AM', pickupTo = '12:00 PM' } = booking;
  const first = { pickupDate, pickupFrom, pickupTo, ...placeValues(place, booking) };
  const { act } = useStaffAction(booking);
  const { errors, failure, sending, form, text, isEdited, settle, overtaken, ...choice } =
    useStaffForm({
      schema: windowSchema,
      empty: first,
      keptAs: `pickup ${id}`,
      send: ({ pickupDate: day, pickupFrom: from, pickupTo: to, ...where }) =>
        act(
          ({ call }, version) =>
            call(setPickup, {
              params: { id },
              body: { version, pickupDate: day, pickupFrom: from, pickupTo: to, place: where },
            }),
          'The pickup was saved.',
        ),
      onDone: onClose,
    });
  const close = useAskedClose({ isEdited, settle }, onClose);
  const options = TIMES.map((time) => ({ value: time, label: time }));
  return (
    <form {...form} aria-label="Pickup" className={styles.card}>
      <h2 className={styles.heading}>Pickup</h2>
      <Refusal refusal={failure} />
      <ChangedMeanwhile {...choice} others={othersOf(overtaken, LABELS, first)} />
      <Field label={LABELS.pickupDate} required error={errors.pickupDate}>
        <TextInput {...text('pickupDate')} type="date" min={today} />
      </Field>
      <div className={styles.pair}>
        <Field label={LABELS.pickupFrom} required error={errors.pickupFrom}>
          <SelectInput {...text('pickupFrom')} options={options} />
        </Field>
        <Field label={LABELS.pickupTo} required error={errors.pickupTo}>
          <SelectInput {...text('pickupTo')} options={options} />
        </Field>
      </div>
      <PlaceFields text={text} errors={errors} />
      <div className={styles.actions}>
        <Button type="submit" size="small" disabled={overtaken.length > 0} loading={sending}>
          Save pickup
        </Button>
        <Button variant="quiet" size="small" onClick={close}>
          Close form
        </Button>
      </div>
    </form>
  );
}

const placeValues = (place: Place | null, { city = '' }: Booking): Record<keyof Place, string> => ({
  address: place?.address ?? '',
  landmark: place?.landmark ?? '',
  area: place?.area ?? city,
  pin: place?.pin ?? '',
  contactName: place?.contactName ?? '',
  contactPhone: place?.contactPhone ?? '',
  terms: place?.terms ?? 'valley',
});
