import { Link } from 'react-router-dom';
import { callHref, mailHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { comingClosures } from '@mcs-repairs/shared/domain/rules/comingClosures';
import { openingHours } from '@mcs-repairs/shared/domain/rules/openingState';
import { siteName } from '@mcs-repairs/shared/domain/rules/siteName';
import type { NavigationPlace } from '@mcs-repairs/shared/domain/types/navigation';
import { useNow, useShopProfile, useShopSchedule } from '@mcs-repairs/shared/platform/site';
import { MailIcon, MapPinIcon, PhoneIcon } from '@mcs-repairs/shared/ui/icons';
import { useLinks } from './useLinks';
import css from './Footer.module.css';

/**
 * The content of the footer: links, and the address and opening hours of the shop (specification,
 * section 2).
 */
export function Component() {
  const {
    address,
    phone,
    email,
    mapUrl,
    hours,
    furtherPhones = [],
    furtherAddresses = [],
    socialLinks = [],
  } = useShopProfile();
  const { closures = [] } = useShopSchedule();
  const coming = comingClosures(closures, useNow());
  return (
    <>
      {/* Only the compact footer of staff pages shows this line. Pressing it shows the columns,
          by CSS alone. */}
      <details className={css.fold}>
        <summary>Shop details</summary>
      </details>
      <LinkList title="Quick links" place="quick" />
      <LinkList title="Services" place="services" />
      <div className={css.visit}>
        <h2 className={css.title}>Visit us</h2>
        <ul className={css.contact}>
          <li>
            <MapPinIcon />
            <a href={mapUrl} rel="noreferrer" target="_blank">
              {address}
            </a>
          </li>
          {furtherAddresses.map((other) => (
            <li key={other.address}>
              <MapPinIcon />
              <a href={other.mapUrl} rel="noreferrer" target="_blank">
                {other.address}
              </a>
            </li>
          ))}
          <li>
            <PhoneIcon />
            <a href={callHref(phone)}>{phone}</a>
          </li>
          {furtherPhones.map((other) => (
            <li key={other.label + other.phone}>
              <PhoneIcon />
              <span>
                {other.label}: <a href={callHref(other.phone)}>{other.phone}</a>
              </span>
            </li>
          ))}
          <li>
            <MailIcon />
            <a href={mailHref(email)}>{email}</a>
          </li>
        </ul>
        {socialLinks.length > 0 && (
          <ul className={css.social} aria-label="The shop on other sites">
            {socialLinks.map((link) => (
              <li key={link}>
                <a href={link} rel="noreferrer" target="_blank">
                  {siteName(link)}
                </a>
              </li>
            ))}
          </ul>
        )}
        <ul className={css.hours} aria-label="Shop hours">
          {openingHours(hours).map(({ days, hours: open }) => (
            <li key={days}>
              {days} {open === 'Closed' ? 'closed' : open}
            </li>
          ))}
          {coming.map(({ when, what, reason }) => (
            <li key={when + what}>
              {when}: {what}, {reason}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function LinkList({ title, place }: { title: string; place: NavigationPlace }) {
  const links = useLinks(place);
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.list}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
