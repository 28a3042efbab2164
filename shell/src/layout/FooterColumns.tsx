import { Link } from 'react-router-dom';
import { callHref, mailHref } from 'shared/domain/rules/contactLinks';
import { comingClosures } from 'shared/domain/rules/comingClosures';
import { openingHours } from 'shared/domain/rules/openingState';
import { useNow, useShopCapabilities, useShopProfile, useShopSchedule } from 'shared/platform/site';
import { MailIcon, MapPinIcon, PhoneIcon } from 'shared/ui/icons';
import { QUICK_LINKS, SERVICE_LINKS, TRACK_LINK } from './links';
import css from './Footer.module.css';

/** What the footer says, section 2: links, and where and when the shop is to be found. */
export function Component() {
  const { address, phone, email, mapUrl, hours } = useShopProfile();
  const { closures = [] } = useShopSchedule();
  const coming = comingClosures(closures, useNow());
  const can = useShopCapabilities();
  const services = can.openPrivateLink ? [...SERVICE_LINKS, TRACK_LINK] : SERVICE_LINKS;
  return (
    <>
      <LinkList title="Quick links" links={QUICK_LINKS} />
      <LinkList title="Services" links={services} />
      <div className={css.visit}>
        <h2 className={css.title}>Visit us</h2>
        <ul className={css.contact}>
          <li>
            <MapPinIcon />
            <a href={mapUrl} rel="noreferrer" target="_blank">
              {address}
            </a>
          </li>
          <li>
            <PhoneIcon />
            <a href={callHref(phone)}>{phone}</a>
          </li>
          <li>
            <MailIcon />
            <a href={mailHref(email)}>{email}</a>
          </li>
        </ul>
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

function LinkList({
  title,
  links,
}: {
  title: string;
  links: readonly { to: string; label: string }[];
}) {
  return (
    <nav aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.list}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
