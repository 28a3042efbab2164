import type { ComponentProps } from 'react';
import type { Place } from '@mcs-repairs/shared/domain/types/pickup';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { TERMS_OPTIONS } from '../../format/pickupWords';
import styles from './BookingParts.module.css';

export const PLACE_LABELS: Record<keyof Place, string> = {
  address: 'Address',
  area: 'Area',
  landmark: 'Landmark',
  pin: 'Map location',
  contactName: 'Contact person',
  contactPhone: 'Contact’s phone',
  terms: 'Rider or courier',
};

type PlaceFieldsProps = {
  text: (name: keyof Place) => Pick<ComponentProps<typeof TextInput>, 'name' | 'value'> & {
    onChange: (event: { target: { value: string } }) => void;
  };
  errors: Record<string, string>;
};

/** The address of a pickup, and the contact person there. */
export function PlaceFields({ text, errors }: PlaceFieldsProps) {
  return (
    <>
      <Field label={PLACE_LABELS.address} required error={errors.address}>
        <TextInput {...text('address')} autoComplete="off" />
      </Field>
      <div className={styles.pair}>
        <Field label={PLACE_LABELS.area} required error={errors.area}>
          <TextInput {...text('area')} autoComplete="off" />
        </Field>
        <Field label={PLACE_LABELS.landmark} error={errors.landmark}>
          <TextInput {...text('landmark')} autoComplete="off" />
        </Field>
      </div>
      <Field
        label={PLACE_LABELS.pin}
        hint="Latitude and longitude, or a link copied from a map."
        error={errors.pin}
      >
        <TextInput {...text('pin')} autoComplete="off" />
      </Field>
      <div className={styles.pair}>
        <Field label={PLACE_LABELS.contactName} error={errors.contactName}>
          <TextInput {...text('contactName')} autoComplete="off" />
        </Field>
        <Field label={PLACE_LABELS.contactPhone} error={errors.contactPhone}>
          <TextInput {...text('contactPhone')} type="tel" autoComplete="off" />
        </Field>
      </div>
      <Field label={PLACE_LABELS.terms} error={errors.terms}>
        <SelectInput {...text('terms')} options={TERMS_OPTIONS} />
      </Field>
    </>
  );
}
