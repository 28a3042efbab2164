import { Laptop } from '@mcs-repairs/shared/ui/drawings/Laptop';
import { Phone } from '@mcs-repairs/shared/ui/drawings/Phone';
import { Watch } from '@mcs-repairs/shared/ui/drawings/Watch';
import { PageHeader } from '@mcs-repairs/shared/ui/PageHeader';
import { CallOrChat } from '../../CallOrChat';
import styles from './BookingTop.module.css';

export function BookingTop() {
  return (
    <div className={styles.top}>
      <PageHeader
        width="narrow"
        title="Book a Repair"
        lead="Three short steps. Diagnosis is free, and we call you before anything is repaired."
        className={styles.header}
      />
      <div className={styles.picture}>
        <Laptop />
        <Phone side="front" />
        <Watch />
      </div>
    </div>
  );
}

/** Links to phone and chat for customers who prefer them to the form. */
export function BookingContact({ message }: { message: string }) {
  return (
    <div className={styles.contact}>
      <p>Would you rather talk to us?</p>
      <CallOrChat message={message} />
    </div>
  );
}
