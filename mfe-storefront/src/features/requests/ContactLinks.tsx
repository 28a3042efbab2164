import { callHref, mailHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import styles from './Requests.module.css';

export function ContactLinks({ phone, email }: { phone: string; email?: string }) {
  return (
    <p className={styles.contact}>
      <a href={callHref(phone)}>{phone}</a>
      {email && <a href={mailHref(email)}>{email}</a>}
    </p>
  );
}
