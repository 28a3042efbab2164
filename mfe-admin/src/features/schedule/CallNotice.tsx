import { callHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import type { SchedulePreview } from '@mcs-repairs/shared/domain/types/schedule';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { useSendsEmails } from '../../staff/isReached';
import { customersToCall } from './customersToCall';
import styles from './Schedule.module.css';

/** Lists the customers whom the site cannot email, with name and phone number. */
export function CallNotice({ preview }: { preview: SchedulePreview }) {
  const sendsEmails = useSendsEmails();
  const people = customersToCall(preview, sendsEmails);
  if (people.length === 0) return null;
  return (
    <Notice tone="warning" title={titleOf(people.length, sendsEmails)}>
      <ul className={styles.displaced}>
        {people.map(({ id, customerName, customerPhone, reference }) => (
          <li key={id}>
            {customerName}, {reference}: <a href={callHref(customerPhone)}>{customerPhone}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function titleOf(count: number, sendsEmails: boolean): string {
  if (!sendsEmails)
    return 'The site has no mail server. Please call the customers whose booking changes.';
  return count === 1
    ? '1 customer has no email address. Please call.'
    : `${count} customers have no email address. Please call.`;
}
