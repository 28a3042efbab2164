import { callHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { siteName } from '@mcs-repairs/shared/domain/rules/siteName';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import styles from './FurtherContacts.module.css';

/** Lists the other phone numbers and addresses of the shop, and its profiles on other sites. */
export function FurtherContacts() {
  const { furtherPhones = [], furtherAddresses = [], socialLinks = [] } = useShopProfile();
  return (
    <div className={styles.groups}>
      {furtherPhones.length > 0 && (
        <ul aria-label="Further phone numbers" className={styles.group}>
          {furtherPhones.map(({ label, phone }) => (
            <li key={label + phone}>
              {label}:{' '}
              <a href={callHref(phone)} className={styles.link}>
                {phone}
              </a>
            </li>
          ))}
        </ul>
      )}
      {furtherAddresses.length > 0 && (
        <ul aria-label="Further addresses" className={styles.group}>
          {furtherAddresses.map(({ address, mapUrl }) => (
            <li key={address}>
              {address}:{' '}
              <a href={mapUrl} target="_blank" rel="noreferrer" className={styles.link}>
                Open the map
              </a>
            </li>
          ))}
        </ul>
      )}
      {socialLinks.length > 0 && (
        <ul aria-label="The shop on other sites" className={styles.row}>
          {socialLinks.map((link) => (
            <li key={link}>
              <a href={link} target="_blank" rel="noreferrer" className={styles.link}>
                {siteName(link)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
