import { Link } from 'react-router-dom';
import { Heading } from 'shared/ui/Heading';
import { ArrowRightIcon } from 'shared/ui/icons';
import { MoreLink } from 'shared/ui/MoreLink';
import styles from './DeviceLinks.module.css';

const DEVICES = [
  { name: 'MacBook', to: '/repairs/macbook' },
  { name: 'iPhone', to: '/repairs/iphone' },
  { name: 'iMac', to: '/repairs/imac' },
  { name: 'iPad', to: '/repairs/ipad' },
  { name: 'Laptop', to: '/repairs/laptop' },
  { name: 'Apple Watch', to: '/repairs/watch' },
];

/** The six devices in words, in the place of their pictures, which the area that repairs them sends later. */
export function DeviceLinks({ heading }: { heading: string }) {
  return (
    <div className={styles.devices}>
      <Heading level={2}>{heading}</Heading>
      <ul className={styles.tiles}>
        {DEVICES.map(({ name, to }) => (
          <li key={to}>
            <Link to={to} className={styles.tile}>
              {name}
              <ArrowRightIcon />
            </Link>
          </li>
        ))}
      </ul>
      <MoreLink to="/repairs">See every device that we repair</MoreLink>
    </div>
  );
}
