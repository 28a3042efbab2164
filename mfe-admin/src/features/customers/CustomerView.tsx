import { Link } from 'react-router-dom';
import type { Customer } from '@mcs-repairs/shared/domain/types/customer';
import { callHref, mailHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { Initials } from '../../format/Initials';
import { CustomerNotes } from './CustomerNotes';
import { CustomerTools } from './CustomerTools';
import { JoinedNumbers } from './JoinedNumbers';
import { CustomerVisits } from './CustomerVisits';
import { Part } from './Part';
import styles from './Customers.module.css';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';

type CustomerViewProps = { customer: Customer; onOpen: (bookingId: string) => void };

/** Shows everything that the shop stores about one customer. */
export function CustomerView({ customer, onOpen }: CustomerViewProps) {
  const { name, phone, email, otherNumbers, devices, enquiries, quoteRequests } = customer;
  return (
    <>
      <h2 className={styles.person}>
        <Initials name={name} />
        {name}
      </h2>
      <p className={styles.contact}>
        <a href={callHref(phone)}>{phone}</a>
        {email && <a href={mailHref(email)}>{email}</a>}
        {otherNumbers.length > 0 && <span>Other numbers: {otherNumbers.join(', ')}</span>}
      </p>
      <div className={styles.parts}>
        <div className={styles.column}>
          <CustomerVisits bookings={customer.bookings} onOpen={onOpen} />
          <CustomerNotes customer={customer} />
        </div>
        <div className={styles.column}>
          <Part title="Devices" count={devices.length} empty="No devices yet.">
            {devices.map(({ deviceModel, serial, visits, lastAt }) => (
              <li key={`${deviceModel} ${serial}`} className={styles.line}>
                <span className={styles.name}>{deviceModel}</span>
                {serial && <span>{serial}</span>}
                <span className={styles.quiet}>
                  {visits} {visits === 1 ? 'booking' : 'bookings'}, last {nepalInstant(lastAt)}
                </span>
              </li>
            ))}
          </Part>
          <Part title="Enquiries" count={enquiries.length} empty="No enquiries.">
            {enquiries.map(({ id, reference, message, createdAt, handledAt }) => (
              <li key={id} className={styles.line}>
                <Link
                  to={`/admin/enquiries/${encodeURIComponent(reference)}`}
                  className={styles.name}
                >
                  {reference}
                </Link>
                <span className={styles.words}>{message ?? 'Cart items without a message'}</span>
                <span className={styles.quiet}>
                  {nepalInstant(createdAt)}, {handledAt ? 'answered' : 'not answered'}
                </span>
              </li>
            ))}
          </Part>
          <Part title="Quote requests" count={quoteRequests.length} empty="No quote requests.">
            {quoteRequests.map(({ id, reference, companyName, services, createdAt, handledAt }) => (
              <li key={id} className={styles.line}>
                <Link
                  to={`/admin/quote-requests/${encodeURIComponent(reference)}`}
                  className={styles.name}
                >
                  {reference}, {companyName}
                </Link>
                <span className={styles.words}>{services}</span>
                <span className={styles.quiet}>
                  {nepalInstant(createdAt)}, {handledAt ? 'answered' : 'not answered'}
                </span>
              </li>
            ))}
          </Part>
          <JoinedNumbers customer={customer} />
          <CustomerTools customer={customer} />
        </div>
      </div>
    </>
  );
}
