import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import { DEVICE_TEXTS } from '../../copy/deviceTexts';
import styles from './FindModel.module.css';

/** Explains where a customer finds the name of the model. */
export function FindModel({ device }: { device: DeviceId }) {
  return (
    <p className={styles.hint}>
      <strong>Not sure which one you have?</strong> {DEVICE_TEXTS[device].findModel}
    </p>
  );
}
