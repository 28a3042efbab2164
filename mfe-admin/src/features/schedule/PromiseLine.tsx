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

/** A device whose promised day will be closed. */
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
          {!device.hasEmail && '. No e-mail address: please call.'}
        </p>
      </div>
      <Field label={`What becomes of the device of ${reference}`} labelHidden>
        <SelectInput
          value={decision ?? ''}
          onChange={({ target }) => onDecide(target.value as PromiseDecision)}
          options={[
            { value: '', label: 'Please decide', disabled: true },
            {
              value: 'later',
              label: nextDate ? `Promise it for ${shortDate(nextDate)}` : 'Promise it for later',
              disabled: nextDate === null,
            },
            { value: 'keep', label: 'Keep the promise' },
          ]}
        />
      </Field>
    </li>
  );
}
