import { shortDate } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { PromiseDecision, PromisedDevice } from '@mcs-repairs/shared/domain/types/schedule';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import styles from './Schedule.module.css';

type PromiseLineProps = {
  device: PromisedDevice;
  decision: PromiseDecision | undefined;
  onDecide: (decision: PromiseDecision) => void;
};

/** Shows a device whose promised day will be closed, and asks what to do with it. */
export function PromiseLine({ device, decision, onDecide }: PromiseLineProps) {
  const { reference, customerName, customerPhone, deviceModel, promisedDate, nextDate } = device;
  return (
    <li className={styles.decision}>
      <div>
        <p className={styles.name}>
          {deviceModel} of {customerName}, {reference}
        </p>
        <p className={styles.muted}>
          Promised for {shortDate(promisedDate)}, {customerPhone}
          {!device.hasEmail && '. No email address. Please call.'}
        </p>
      </div>
      <Field label={`Decision for the device of ${reference}`} labelHidden>
        <SelectInput
          value={decision ?? ''}
          onChange={({ target }) => onDecide(target.value as PromiseDecision)}
          options={[
            { value: '', label: 'Choose an option', disabled: true },
            {
              value: 'later',
              label: nextDate ? `New promised day: ${shortDate(nextDate)}` : 'New promised day',
              disabled: nextDate === null,
            },
            { value: 'keep', label: 'Keep the promised day' },
          ]}
        />
      </Field>
    </li>
  );
}
