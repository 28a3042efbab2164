import { NearbyFragment } from 'shared/platform/site';
import { MoreLink } from 'shared/ui/MoreLink';
import styles from './PickDevice.module.css';

/** Six ways into the repairs, from the area that owns them. */
export function PickDevice() {
  return (
    <NearbyFragment
      id="repairs/DevicePicker"
      props={{ heading: 'Which Device Needs Repair?' }}
      label="Loading the devices"
      link={<MoreLink to="/repairs">See every device that we repair</MoreLink>}
      className={styles.waiting}
    />
  );
}
