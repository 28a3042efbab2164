import type { ComponentProps } from 'react';
import type { Place } from 'shared/domain/types/ride';
import { Field } from 'shared/ui/Field';
import { SelectInput } from 'shared/ui/SelectInput';
import { TextInput } from 'shared/ui/TextInput';
import { TERMS_OPTIONS } from '../../format/rideWords';
import styles from './Desk.module.css';

type PlaceFieldsProps = {
  text: (name: keyof Place) => Pick<ComponentProps<typeof TextInput>, 'name' | 'value'> & {
    onChange: (event: { target: { value: string } }) => void;
  };
  errors: Record<string, string>;
};

/** Where the door is, and who opens it. */
export function PlaceFields({ text, errors }: PlaceFieldsProps) {
  return (
    <>
      <Field label="Address" required error={errors.address}>
        <TextInput {...text('address')} autoComplete="off" />
      </Field>
      <div className={styles.pair}>
        <Field label="Area" required error={errors.area}>
          <TextInput {...text('area')} autoComplete="off" />
        </Field>
        <Field label="Landmark" error={errors.landmark}>
          <TextInput {...text('landmark')} autoComplete="off" />
        </Field>
      </div>
      <Field
        label="Map pin"
        hint="Latitude and longitude, or a link copied from a map."
        error={errors.pin}
      >
        <TextInput {...text('pin')} autoComplete="off" />
      </Field>
      <div className={styles.pair}>
        <Field label="Contact at the door" error={errors.contactName}>
          <TextInput {...text('contactName')} autoComplete="off" />
        </Field>
        <Field label="Their phone" error={errors.contactPhone}>
          <TextInput {...text('contactPhone')} type="tel" autoComplete="off" />
        </Field>
      </div>
      <Field label="Terms" error={errors.terms}>
        <SelectInput {...text('terms')} options={TERMS_OPTIONS} />
      </Field>
    </>
  );
}
