import { NearbyFragment, Unhydrated } from '@mcs-repairs/shared/platform/site';
import { DeviceLinks } from './DeviceLinks';
import styles from './PickDevice.module.css';

const HEADING = 'Which Device Needs Repair?';

/** Six links into the repairs, from the area that owns them. */
export function PickDevice() {
  return (
    <NearbyFragment
      id="repairs/DevicePicker"
      props={{ heading: HEADING }}
      label="Loading the devices"
      link={
        <Unhydrated id="devices">
          <DeviceLinks heading={HEADING} />
        </Unhydrated>
      }
      className={styles.waiting}
    />
  );
}
