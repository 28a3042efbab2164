import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { ArrowRightIcon, CalendarCheckIcon, MapPinIcon } from '@mcs-repairs/shared/ui/icons';
import { ShopDetails } from './ShopDetails';
import styles from './BookYourRepair.module.css';

/** Explains the two ways to hand over a device, and lists the contact details of the shop. */
export function BookYourRepair() {
  return (
    <div className={styles.layout}>
      <Unhydrated id="ways">
        <Way
          to="/book"
          icon={<CalendarCheckIcon size={28} />}
          title="Book Online"
          text="Tell us about your device and when it suits you. We contact you within 2 hours."
        />
        <Way
          to="/contact"
          icon={<MapPinIcon size={28} />}
          title="Visit Store"
          text="Walk in with or without an appointment. Diagnostics are free while you wait."
        />
      </Unhydrated>
      <ShopDetails />
    </div>
  );
}

type WayProps = { to: string; icon: ReactNode; title: string; text: string };

function Way({ to, icon, title, text }: WayProps) {
  return (
    <Link to={to} className={styles.way}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.title}>
        {title} <ArrowRightIcon />
      </span>
      <span className={styles.text}>{text}</span>
    </Link>
  );
}
