import { NearbyFragment } from '@mcs-repairs/shared/platform/site';
import { MoreLink } from '@mcs-repairs/shared/ui/MoreLink';
import styles from './PickDevice.module.css';

/** Leads visitors who want a fixed time to a model's page, which has a calendar. */
export function PickDevice() {
  return (
    <NearbyFragment
      id="repairs/DevicePicker"
      props={{ heading: 'Would you like to choose a model and a time?' }}
      label="Loading the devices"
      link={
        <MoreLink to="/repairs">
          Would you like to choose a model and a time? See the devices
        </MoreLink>
      }
      className={styles.waiting}
    />
  );
}
