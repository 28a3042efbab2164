import { SUPPORTED_DEVICES } from './businessOffer';
import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import { DeviceDrawing } from '@mcs-repairs/shared/ui/drawings/DeviceDrawing';
import styles from './SupportedDevices.module.css';

const DEVICE_IDS: readonly DeviceId[] = ['iphone', 'ipad', 'imac', 'macbook'];

export function SupportedDevices() {
  return (
    <ul className={styles.devices}>
      {SUPPORTED_DEVICES.map(({ id, name, range }) => {
        const device = DEVICE_IDS.find((known) => known === id);
        return (
          <li key={id} className={styles.device}>
            {device && <DeviceDrawing device={device} className={styles.drawing} />}
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.range}>{range}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
