import { NearbyFragment } from '@mcs-repairs/shared/platform/site';
import { MoreLink } from '@mcs-repairs/shared/ui/MoreLink';
import styles from './PickDevice.module.css';

/** For who would rather have a fixed time: the model's page has a calendar. */
export function PickDevice() {
  return (
    <NearbyFragment
      id="repairs/DevicePicker"
      props={{ heading: 'Rather choose a model and a time?' }}
      label="Loading the devices"
      link={<MoreLink to="/repairs">Rather choose a model and a time? See the devices</MoreLink>}
      className={styles.waiting}
    />
  );
}
