import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import { DEVICE_TEXTS } from '../../copy/deviceTexts';
import styles from './FindModel.module.css';

/** Explains where customers find the name of their model. */
export function FindModel({ device }: { device: DeviceId }) {
  return (
    <p className={styles.hint}>
      <strong>Not sure which one you have?</strong> {DEVICE_TEXTS[device].findModel}
    </p>
  );
}
