import { NearbyFragment } from '@mcs-repairs/shared/platform/site';
import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import { MoreLink } from '@mcs-repairs/shared/ui/MoreLink';
import styles from './ShopOffer.module.css';

/** Offers products below a repair, for customers who want another device. */
export function ShopOffer({ device }: { device: DeviceId }) {
  return (
    <NearbyFragment
      id="storefront/FeaturedProducts"
      props={{ heading: 'Looking for another device?', device }}
      label="Loading products"
      link={<MoreLink to="/shop">Looking for another device? See what the shop sells</MoreLink>}
      className={styles.waiting}
    />
  );
}
