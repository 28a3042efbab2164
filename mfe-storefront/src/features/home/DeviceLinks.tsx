import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AllInOne } from '@mcs-repairs/shared/ui/drawings/AllInOne';
import { GenericLaptop } from '@mcs-repairs/shared/ui/drawings/GenericLaptop';
import { Laptop } from '@mcs-repairs/shared/ui/drawings/Laptop';
import { Phone } from '@mcs-repairs/shared/ui/drawings/Phone';
import { Tablet } from '@mcs-repairs/shared/ui/drawings/Tablet';
import { Watch } from '@mcs-repairs/shared/ui/drawings/Watch';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { ArrowRightIcon } from '@mcs-repairs/shared/ui/icons';
import { MoreLink } from '@mcs-repairs/shared/ui/MoreLink';
import styles from './DeviceLinks.module.css';

const DEVICES: readonly { name: string; to: string; picture: ReactNode }[] = [
  { name: 'MacBook', to: '/repairs/macbook', picture: <Laptop /> },
  { name: 'iPhone', to: '/repairs/iphone', picture: <Phone /> },
  { name: 'iMac', to: '/repairs/imac', picture: <AllInOne /> },
  { name: 'iPad', to: '/repairs/ipad', picture: <Tablet /> },
  { name: 'Laptop', to: '/repairs/laptop', picture: <GenericLaptop /> },
  { name: 'Apple Watch', to: '/repairs/watch', picture: <Watch /> },
];

/**
 * The six devices as plain links, for printing and for saving the page. The repairs area replaces
 * them with its own tiles.
 */
export function DeviceLinks({ heading }: { heading: string }) {
  return (
    <div className={styles.devices}>
      <Heading level={2}>{heading}</Heading>
      <ul className={styles.tiles}>
        {DEVICES.map(({ name, to, picture }) => (
          <li key={to}>
            <Link to={to} className={styles.tile}>
              <span className={styles.picture}>{picture}</span>
              <span className={styles.words}>
                {name}
                <ArrowRightIcon />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <MoreLink to="/repairs">See every device that we repair</MoreLink>
    </div>
  );
}
