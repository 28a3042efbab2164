import { useId } from 'react';
import { MOST_DEVICES } from '@mcs-repairs/shared/domain/types/requestPage';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { FieldMessage } from '@mcs-repairs/shared/ui/FieldMessage';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import styles from './Request.module.css';

/** A row of the form, with both fields as typed text. */
export type DeviceRow = { device: string; count: string };

type DeviceRowsProps = {
  rows: readonly DeviceRow[];
  errors: Record<string, string>;
  onChange: (rows: DeviceRow[]) => void;
};

/** Edits the devices that a business asks about, with the quantity of each. */
export function DeviceRows({ rows, errors, onChange }: DeviceRowsProps) {
  const errorId = useId();
  const edit = (index: number, change: Partial<DeviceRow>) =>
    onChange(rows.map((row, each) => (each === index ? { ...row, ...change } : row)));
  return (
    <fieldset className={styles.devices} aria-describedby={errors.devices ? errorId : undefined}>
      <legend className={styles.legend}>Devices</legend>
      {rows.map(({ device, count }, index) => (
        // A row has no id, so its index is the key.
        <div key={index} className={styles.device}>
          <Field label={`Device ${index + 1}`} error={errors[`devices.${index}.device`]}>
            <TextInput
              value={device}
              autoComplete="off"
              onChange={({ target }) => edit(index, { device: target.value })}
            />
          </Field>
          <Field label="Number" error={errors[`devices.${index}.count`]}>
            <TextInput
              value={count}
              inputMode="numeric"
              autoComplete="off"
              onChange={({ target }) => edit(index, { count: target.value })}
            />
          </Field>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Remove device ${index + 1}`}
            onClick={() => onChange(rows.filter((_row, each) => each !== index))}
          >
            Remove device
          </Button>
        </div>
      ))}
      {errors.devices && <FieldMessage id={errorId}>{errors.devices}</FieldMessage>}
      {rows.length < MOST_DEVICES && (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            size="small"
            onClick={() => onChange([...rows, { device: '', count: '1' }])}
          >
            {rows.length > 0 ? 'Add another device' : 'Add device'}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
