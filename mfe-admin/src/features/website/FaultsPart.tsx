import { Part } from '../../frame/Part';
import { DEVICE_CHOICES } from '../../format/deviceChoices';
import { SectionChoice } from './SectionChoice';
import styles from './Website.module.css';

const CHOICES = DEVICE_CHOICES.map((choice) => ({
  ...choice,
  id: `faults-${choice.value}` as const,
}));

/** Edits the faults that the shop repairs, for one kind of device at a time. */
export function FaultsPart() {
  return (
    <Part id="faults" title="Faults that the shop repairs">
      <p className={styles.lead}>
        Pages, bookings and check-in show the faults of a device in this order. A fault that is
        switched off is not offered for any model of the device. Under Models, a single model can
        have fewer faults and its own working times.
      </p>
      <SectionChoice label="Device" param="faults" choices={CHOICES} />
    </Part>
  );
}
