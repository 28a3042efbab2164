import { callHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { comingClosures } from '@mcs-repairs/shared/domain/rules/comingClosures';
import { openingHours } from '@mcs-repairs/shared/domain/rules/openingState';
import { useNow, useShopProfile, useShopSchedule } from '@mcs-repairs/shared/platform/site';
import { ClockIcon, MapPinIcon, PhoneIcon } from '@mcs-repairs/shared/ui/icons';
import { OpenNow } from './OpenNow';
import styles from './ShopDetails.module.css';

/** Shows phone, address and opening hours, and whether the shop is open now. */
export function ShopDetails({ map = false }: { map?: boolean }) {
  const profile = useShopProfile();
  const { closures = [] } = useShopSchedule();
  const coming = comingClosures(closures, useNow());
  return (
    <dl className={styles.details}>
      <div className={styles.row}>
        <dt>
          <PhoneIcon />
          <span className="visually-hidden">Phone</span>
        </dt>
        <dd>
          <a href={callHref(profile.phone)} className={styles.link}>
            {profile.phone}
          </a>
        </dd>
      </div>
      <div className={styles.row}>
        <dt>
          <MapPinIcon />
          <span className="visually-hidden">Address</span>
        </dt>
        <dd>
          {profile.address}
          {map && (
            <>
              <br />
              <a href={profile.mapUrl} target="_blank" rel="noreferrer" className={styles.link}>
                Open the map
              </a>
            </>
          )}
        </dd>
      </div>
      <div className={styles.row}>
        <dt>
          <ClockIcon />
          <span className="visually-hidden">Opening hours</span>
        </dt>
        <dd>
          <OpenNow />
          <ul className={styles.hours}>
            {openingHours(profile.hours).map(({ days, hours }) => (
              <li key={days}>
                <span>{days}</span> <span className={styles.time}>{hours}</span>
              </li>
            ))}
          </ul>
          {coming.length > 0 && (
            <ul aria-label="Closed soon" className={styles.closures}>
              {coming.map(({ when, what, reason }) => (
                <li key={when + what}>
                  {when}: {what}, {reason}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </div>
    </dl>
  );
}
