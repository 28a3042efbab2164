import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import { AllInOne } from '@mcs-repairs/shared/ui/drawings/AllInOne';
import { GenericLaptop } from '@mcs-repairs/shared/ui/drawings/GenericLaptop';
import { Laptop } from '@mcs-repairs/shared/ui/drawings/Laptop';
import { Phone } from '@mcs-repairs/shared/ui/drawings/Phone';
import { Tablet } from '@mcs-repairs/shared/ui/drawings/Tablet';
import { Watch } from '@mcs-repairs/shared/ui/drawings/Watch';
import styles from './PickDevice.module.css';

const DEVICES: readonly { name: string; device: DeviceId; picture: ReactNode }[] = [
  { name: 'MacBook', device: 'macbook', picture: <Laptop /> },
  { name: 'iPhone', device: 'iphone', picture: <Phone tone="gold" /> },
  { name: 'iMac', device: 'imac', picture: <AllInOne tone="green" /> },
  { name: 'iPad', device: 'ipad', picture: <Tablet /> },
  { name: 'Laptop', device: 'laptop', picture: <GenericLaptop /> },
  { name: 'Apple Watch', device: 'watch', picture: <Watch /> },
];

/** Lists the six devices as links, so that they also work without JavaScript. */
export function DeviceLinks() {
  return (
    <ul className={styles.tiles}>
      {DEVICES.map(({ name, device, picture }) => (
        <li key={device}>
          <Link to={`/repairs/${device}`} data-device={device} className={styles.tile}>
            <span className={styles.picture}>{picture}</span>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
