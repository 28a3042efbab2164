import { callHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import type { SchedulePreview } from '@mcs-repairs/shared/domain/types/schedule';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { withoutEmail } from './withoutEmail';
import styles from './Schedule.module.css';

/**
 * Lists customers without an email address, with name and phone number. The shop has to call them.
 */
export function CallNotice({ preview }: { preview: SchedulePreview }) {
  const people = withoutEmail(preview);
  if (people.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={
        people.length === 1
          ? '1 customer has no email address. Please call.'
          : `${people.length} customers have no email address. Please call.`
      }
    >
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
